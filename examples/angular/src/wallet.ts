import {
  afterNextRender,
  Component,
  CUSTOM_ELEMENTS_SCHEMA,
  DestroyRef,
  type ElementRef,
  inject,
  signal,
  viewChild,
} from '@angular/core';
import type { WalletModalElement, WalletModalEvents } from 'wallet-modal';
import 'wallet-modal';
import { chains } from './chains';

@Component({
  selector: 'app-wallet',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <wallet-button></wallet-button>
    <wallet-modal
      #modal
      app-name="Example"
      networks="eip155:31337"
      [chains]="chains"
      (wallet-connected)="connected($event)"
    ></wallet-modal>
    <p>Account: <output>{{ address() ?? 'none' }}</output></p>
    <p>{{ news() }}</p>
    <button type="button" [disabled]="!address()" (click)="modal.disconnect()">Disconnect</button>
  `,
})
export class Wallet {
  readonly chains = chains;
  readonly address = signal<string | undefined>(undefined);
  readonly news = signal('');
  private readonly modal = viewChild.required<ElementRef<WalletModalElement>>('modal');

  constructor() {
    const destroyed = inject(DestroyRef);
    afterNextRender(() => {
      const stop = this.modal().nativeElement.subscribe((state) => this.address.set(state.address));
      destroyed.onDestroy(stop);
    });
  }

  connected({ detail }: CustomEvent<WalletModalEvents['wallet-connected']>): void {
    this.news.set(`Connected with ${detail.connector.name}.`);
  }
}
