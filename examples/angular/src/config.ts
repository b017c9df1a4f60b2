import { type ApplicationConfig, provideZonelessChangeDetection } from '@angular/core';
import { provideClientHydration, withEventReplay } from '@angular/platform-browser';

export const config: ApplicationConfig = {
  providers: [provideZonelessChangeDetection(), provideClientHydration(withEventReplay())],
};
