import type { ComponentProps, Tags } from './elements/tags.js';

export * from './index.js';

type Tag<Name extends keyof Tags> = new () => { $props: ComponentProps<Name> };

declare module 'vue' {
  interface GlobalComponents {
    'wallet-modal': Tag<'wallet-modal'>;
    'wallet-button': Tag<'wallet-button'>;
    'wallet-network-button': Tag<'wallet-network-button'>;
    'wallet-onramp-widget': Tag<'wallet-onramp-widget'>;
  }
}
