import { Component, provideZonelessChangeDetection, signal } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
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
class App {
  readonly shown = signal(true);
}

bootstrapApplication(App, { providers: [provideZonelessChangeDetection()] });
