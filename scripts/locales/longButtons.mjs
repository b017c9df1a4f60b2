import { filesUnder, readText } from '../lib/files.mjs';

/** In letters. A text of this length fits into every button, whatever the English length. */
const ALWAYS_FITS = 12;

/** The most that a button's text may be longer than the English one, as a factor. */
const MOST = 4 / 3;

const KEY = /'([a-z]\w*(?:\.\w+)+)'/g;

/** Matches a button with its content, and the `label` that a view passes for the button below it. Icon buttons show no text. */
const PLACES = [/<(?:Tile)?Button\b[\s\S]*?(?:\/>|<\/(?:Tile)?Button>)/g, /(?<=\blabel: )[^,}\n]+/g];

/** The keys of the texts that a source shows in buttons. */
export const buttonKeysIn = (source) =>
  PLACES.flatMap((place) => source.match(place) ?? []).flatMap((found) =>
    [...found.matchAll(KEY)].map(([, key]) => key),
  );

/** The keys of the texts in the modal's buttons and in those in pages. */
export function buttonKeys() {
  const sources = filesUnder('src/views', (path) => path.endsWith('.tsx')).map(readText);
  const inPages = [...readText('src/locales/en/enButtons.ts').matchAll(/^ {2}'([\w.]+)':/gm)];
  return new Set([...sources.flatMap(buttonKeysIn), ...inPages.map(([, key]) => key)]);
}

const segmenter = new Intl.Segmenter();

/** The width of a text in Latin letters. A combining mark counts as zero, an ideograph as two. */
const widthOf = (text) =>
  [...segmenter.segment(text.replace(/\{\w+\}/g, '{}'))].reduce(
    (width, { segment }) =>
      width +
      (/\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}/u.test(segment) ? 2 : 1),
    0,
  );

const longest = (message) =>
  (typeof message === 'string' ? [message] : Object.values(message)).toSorted(
    (one, other) => widthOf(other) - widthOf(one),
  )[0];

/** The texts of buttons that are more than a third longer than in English, one per line. Leaves out sentences. */
export function longButtons(english, texts, keys = buttonKeys()) {
  return Object.entries(english).flatMap(([part, ofEnglish]) =>
    Object.entries(ofEnglish).flatMap(([key, message]) => {
      const own = texts[part]?.[key];
      const [before, text] = [longest(message), own && longest(own)];
      if (!keys.has(key) || !text || /[.?!]$/.test(before)) return [];
      const isLong = widthOf(text) > Math.max(ALWAYS_FITS, widthOf(before) * MOST);
      return isLong
        ? [`${key} is “${text}”, ${widthOf(text)} letters for ${widthOf(before)}: “${before}”`]
        : [];
    }),
  );
}
