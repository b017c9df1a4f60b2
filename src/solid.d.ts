import type { JSX } from 'solid-js';
import type { Listeners, MarkupSpellings, Tags } from './elements/tags.js';

export * from './index.js';

type Tag<Name extends keyof Tags> = Omit<
  JSX.HTMLAttributes<Tags[Name]['element']>,
  keyof MarkupSpellings<Name>
> &
  MarkupSpellings<Name> &
  Listeners<Name, 'on:'>;

declare module 'solid-js' {
  namespace JSX {
    interface IntrinsicElements {
      'wallet-modal': Tag<'wallet-modal'>;
      'wallet-button': Tag<'wallet-button'>;
      'wallet-network-button': Tag<'wallet-network-button'>;
      'wallet-onramp-widget': Tag<'wallet-onramp-widget'>;
    }
  }
}
