import type { ComponentType } from 'react';
import type { Route, ViewName } from '../../atoms/router.js';
import type { TextKey } from '../../locales/en.js';

/** The props of a view: the route that shows it. */
export interface ViewProps<View extends ViewName> {
  readonly route: Extract<Route, { view: View }>;
}

/** The rough shape of a view, mostly for while its code loads. */
export interface ViewShape {
  readonly head?: 'status' | 'account' | 'address';
  /** The number of explanations with a picture. */
  readonly blocks?: number;
  readonly rows?: number | 'accounts' | 'networks';
  readonly buttons?: number;
  /** Uses all available height, also once it has loaded. */
  readonly isTall?: boolean;
}

/** What is known of a view before its code has loaded. */
export interface ViewEntry<View extends ViewName> {
  /** Loads the views of its family, which all have the same function. Rejects if they cannot be loaded. */
  readonly load: () => Promise<{ readonly [Name in View]: ComponentType<ViewProps<Name>> }>;
  readonly title: TextKey;
  readonly shape: ViewShape;
  /** Whether it needs the account's texts. */
  readonly isOfAccount?: true;
  /** Whether it needs the texts of swapping. */
  readonly isOfSwapping?: true;
  /** Whether it needs the texts of names. */
  readonly isOfNames?: true;
  /** Whether it needs the texts of buying. */
  readonly isOfBuying?: true;
  /** Whether it needs the texts of signing in with a wallet. */
  readonly isOfSiwe?: true;
  /** Views that visitors open from here. Their code loads while this one is on screen. */
  readonly leadsTo?: readonly ViewName[];
}
