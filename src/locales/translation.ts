import type { Message } from '../lib/text/texts.js';
import type { enButtons } from './en/enButtons.js';
import type { enParts } from './en/enParts.js';

type EnglishParts = typeof enParts;

/** Texts that load together, by the name of their part. Those of the first opening are not among them. */
export type CatalogueName = Exclude<keyof EnglishParts, 'first'>;

/**
 * The texts of an English file in another language: the same keys, and plural forms where English has them, which then
 * are all those of the language (`Intl.PluralRules`).
 */
export type Translation<Texts> = {
  readonly [Key in keyof Texts]: Texts[Key] extends string ? string : Exclude<Message, string>;
};

/** How the texts of a language load, beside those of the first opening, which come with them. */
export type Parts = {
  readonly [Name in keyof EnglishParts]: EnglishParts[Name] extends () => Promise<infer Texts>
    ? () => Promise<Translation<Texts>>
    : Translation<EnglishParts[Name]>;
};

/** A language: the texts of the buttons, and how the others load. */
export interface Language {
  readonly buttons: Translation<typeof enButtons>;
  readonly parts: () => Promise<Parts>;
}

type TextsOf<Part> = Part extends () => Promise<infer Texts> ? Texts : Part;
type KeyOf<Texts> = Texts extends unknown ? keyof Texts : never;

/** The keys that every language has. */
export type TextKey = KeyOf<TextsOf<EnglishParts[keyof EnglishParts]>>;
