import type { HTMLAttributes } from 'svelte/elements';
import type { Listeners, Tags } from './elements/tags.js';

export * from './index.js';

type Tag<Name extends keyof Tags> = Omit<
  HTMLAttributes<Tags[Name]['element']>,
  keyof Tags[Name]['settings']
> &
  Tags[Name]['settings'] &
  Listeners<Name, 'on' | 'on:'>;

declare global {
  namespace svelteHTML {
    interface IntrinsicElements {
      'wallet-modal': Tag<'wallet-modal'>;
      'wallet-button': Tag<'wallet-button'>;
      'wallet-network-button': Tag<'wallet-network-button'>;
      'wallet-onramp-widget': Tag<'wallet-onramp-widget'>;
    }
  }
}
