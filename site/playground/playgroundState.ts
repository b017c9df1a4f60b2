import type { Values } from './values.ts';

export const hosts = ['html', 'react', 'vue', 'svelte', 'solid', 'angular', 'wagmi'] as const;
export type Host = (typeof hosts)[number];

export const widths = ['full', 'tablet', 'phone'] as const;
export type Width = (typeof widths)[number];

/** The direction of the page around the modal. `auto` leaves it to the language. */
export const directions = ['auto', 'ltr', 'rtl'] as const;
export type Direction = (typeof directions)[number];

/** The tags that a page can have besides the modal, without `wallet-`. */
export const parts = ['button', 'network-button', 'onramp-widget'] as const;
export type Part = (typeof parts)[number];

/** The complete state of the playground, as stored in an address. */
export interface PlaygroundState {
  readonly values: Values;
  /** In the order of `parts`. */
  readonly shown: readonly Part[];
  readonly host: Host;
  readonly width: Width;
  readonly direction: Direction;
}

/** Everything at its default. */
export const INITIAL: PlaygroundState = {
  values: {},
  shown: ['button'],
  host: 'html',
  width: 'full',
  direction: 'auto',
};

/** The playground's start state: a list of wallets. */
export const START: PlaygroundState = {
  ...INITIAL,
  values: { 'app-name': 'Corner Shop', inline: true, 'wallet-source': 'list' },
};
