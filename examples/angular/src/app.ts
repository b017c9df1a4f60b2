import { Component, signal } from '@angular/core';
import { Wallet } from './wallet';

@Component({
  selector: 'app-root',
  imports: [Wallet],
  template: `
    <h1>wallet-modal in Angular</h1>
    <label><input type="checkbox" [checked]="shown()" (change)="shown.set(!shown())"> Wallet</label>
    @if (shown()) {
      <app-wallet />
    }
  `,
})
export class App {
  readonly shown = signal(true);
}
