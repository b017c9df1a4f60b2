import type { HTMLAttributes } from 'preact';
import type { AllSpellings, Listeners, Tags } from './elements/tags.js';

export * from './index.js';

type Tag<Name extends keyof Tags> = Omit<HTMLAttributes<Tags[Name]['element']>, keyof AllSpellings<Name>> &
  AllSpellings<Name> &
  Listeners<Name, 'on'>;

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements {
      'wallet-modal': Tag<'wallet-modal'>;
      'wallet-button': Tag<'wallet-button'>;
      'wallet-network-button': Tag<'wallet-network-button'>;
      'wallet-onramp-widget': Tag<'wallet-onramp-widget'>;
    }
  }
}
