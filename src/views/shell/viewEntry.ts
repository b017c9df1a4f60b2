import type { ComponentType } from 'react';
import type { Route, ViewName } from '../../atoms/router.js';
import type { CatalogueName, TextKey } from '../../locales/translation.js';

/** The props of a view: the route that shows it. */
export interface ViewProps<View extends ViewName> {
  readonly route: Extract<Route, { view: View }>;
}

/** The rough shape of a view, mostly used while its code and data load. */
export interface ViewShape {
  readonly head?: 'status' | 'account' | 'address';
  /** The number of explanations with a picture. */
  readonly blocks?: number;
  /** The number of explanations with an icon. */
  readonly points?: number;
  /** The heights of fields, figures and texts, in px at the default text size, in the narrowest font. */
  readonly boxes?: readonly number[];
  readonly rows?: number | 'accounts' | 'networks' | 'tokens';
  readonly buttons?: number;
  /** Whether the view uses all available height, even after it has loaded. */
  readonly isTall?: boolean;
}

/** The metadata of a view, available before its code has loaded. */
export interface ViewEntry {
  readonly title: TextKey;
  readonly shape: ViewShape;
  /** Views that visitors open from here. Their code loads while this one is on screen. */
  readonly leadsTo?: readonly ViewName[];
}

/** A group of views that load together. The only place that registers them, their titles and their texts. */
export interface Feature<View extends ViewName> {
  /** Loads the views. Rejects if they can't be loaded. */
  readonly load: () => Promise<{ readonly [Name in View]: ComponentType<ViewProps<Name>> }>;
  /** The text catalogues that they need besides those of the first opening. */
  readonly texts: readonly CatalogueName[];
  /** Text catalogues that only some parts need. Those parts load them on use. */
  readonly laterTexts?: readonly CatalogueName[];
  readonly views: { readonly [Name in View]: ViewEntry };
}

/** A feature with any views, whose titles are limited to certain texts. */
export interface TitledFeature<Title extends TextKey = TextKey> {
  readonly load: () => Promise<Partial<Readonly<Record<ViewName, ComponentType<never>>>>>;
  readonly texts: readonly CatalogueName[];
  readonly views: Partial<Readonly<Record<ViewName, ViewEntry & { readonly title: Title }>>>;
}
