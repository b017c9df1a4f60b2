import type { Message } from '../lib/text/texts.js';
import type { enButtons } from './en/enButtons.js';
import type { enParts } from './en/enParts.js';

type EnglishParts = typeof enParts;

/** Texts that load together, by the name of their part. Excludes those of the first opening. */
export type CatalogueName = Exclude<keyof EnglishParts, 'first'>;

/**
 * The texts of an English file in another language: the same keys. Where English has plural forms, the translation has all
 * plural forms of its language (`Intl.PluralRules`).
 */
export type Translation<Texts> = {
  readonly [Key in keyof Texts]: Texts[Key] extends string ? string : Exclude<Message, string>;
};

/** The loaders for a language's texts. The texts of the first opening are included directly. */
export type Parts = {
  readonly [Name in keyof EnglishParts]: EnglishParts[Name] extends () => Promise<infer Texts>
    ? () => Promise<Translation<Texts>>
    : Translation<EnglishParts[Name]>;
};

/** A language: the texts of the buttons, and the loader for all others. */
export interface Language {
  readonly buttons: Translation<typeof enButtons>;
  readonly parts: () => Promise<Parts>;
}

type TextsOf<Part> = Part extends () => Promise<infer Texts> ? Texts : Part;
type KeyOf<Texts> = Texts extends unknown ? keyof Texts : never;

/** The keys that every language has. */
export type TextKey = KeyOf<TextsOf<EnglishParts[keyof EnglishParts]>>;
