import { Component, CUSTOM_ELEMENTS_SCHEMA, provideZonelessChangeDetection, signal } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import 'wallet-modal';

@Component({
  selector: 'app-host',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <wallet-button></wallet-button>
    <output>{{ address() }}</output>
    <wallet-modal
      app-name="Host"
      networks="eip155:31337"
      [relayUrl]="relayUrl"
      [chains]="chains"
      (wallet-connected)="connected($event)"
    ></wallet-modal>
  `,
})
class Host {
  readonly address = signal('');
  readonly relayUrl = `ws://${location.host}/relay`;
  readonly chains = [
    {
      id: 'eip155:31337',
      name: 'Sandbox One',
      rpcUrl: '/rpc/31337',
      nativeCurrency: { name: 'Sandbox Ether', symbol: 'ETH', decimals: 18 },
    },
  ];

  connected({ detail }: HTMLElementEventMap['wallet-connected']): void {
    this.address.set(detail.address);
  }
}

bootstrapApplication(Host, { providers: [provideZonelessChangeDetection()] });
