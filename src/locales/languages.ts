import type { Message } from '../lib/text/texts.js';
import type { CatalogueName } from './en.js';

/** Loads some texts. Keys that they lack are shown in English. */
type Load = () => Promise<Readonly<Record<string, Message>>>;

/** How the texts of a language load: `first` are those of the first opening. What is not translated is shown in English. */
export type Language = Readonly<Partial<Record<'first' | CatalogueName, Load>>>;

/** The languages other than English, by their tags. */
export const languages: Readonly<Record<string, Language>> = {};
