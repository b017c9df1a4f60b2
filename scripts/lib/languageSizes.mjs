import { language as budget } from '../budgets.mjs';
import { findTags, prefixOf, readLanguage } from '../locales/languageFiles.mjs';
import { chunkName } from './bundle.mjs';

const KB = 1024;

/** Whether a chunk has texts in another language than English. */
export const isTranslation = (file) => /^locales-(?!en)/.test(chunkName(file));

/**
 * The lines of the languages: `{ tag, name, texts, buttons, more, all, problems }`. `more` is the extra weight of the first
 * opening over an English one and `all` that of all texts, in bytes.
 */
export async function measureLanguages(bundle) {
  const english = gzipOf(bundle, 'locales-enParts');
  return Promise.all(
    findTags().map(async (tag) => {
      const isEnglish = tag === 'en';
      const parts = await readLanguage(tag);
      const buttons = isEnglish ? 0 : gzipOf(bundle, `locales-${prefixOf(tag)}`);
      const first = gzipOf(bundle, `locales-${prefixOf(tag)}Parts`);
      const line = {
        tag,
        name: new Intl.DisplayNames(tag, { type: 'language' }).of(tag),
        texts: Object.values(parts).flatMap(Object.keys).length,
        buttons,
        more: buttons + first - english,
        all: [...bundle.keys()]
          .filter((file) => new RegExp(`^locales-${prefixOf(tag)}(?=[A-Z]|$)`).test(chunkName(file)))
          .reduce((sum, file) => sum + bundle.get(file).gzip, 0),
      };
      return { ...line, problems: isEnglish ? [] : problemsOf(line, parts) };
    }),
  );
}

function gzipOf(bundle, name) {
  const file = [...bundle.keys()].find((path) => chunkName(path) === name);
  if (!file) throw new Error(`dist has no ${name}`);
  return bundle.get(file).gzip;
}

/** Whether a language uses the Latin script, whose letters take one byte. */
const isLatin = ({ first }) => /^\p{Script=Latin}/u.test(first['dialog.close']);

function problemsOf({ tag, buttons, more }, parts) {
  const limits = isLatin(parts) ? budget.latin : budget.other;
  return [
    ...(buttons > limits.buttons * KB ? [`The texts of buttons in ${tag} are above their budget`] : []),
    ...(more > limits.more * KB ? [`The first opening in ${tag} is above its budget`] : []),
  ];
}

const kb = (bytes) => (bytes / KB).toFixed(1);

/** The lines as a Markdown table. */
export const languagesToMarkdown = (lines) =>
  [
    '| Language | All texts, KB | Texts of buttons, KB | First opening, KB more than in English | Texts |',
    '|---|--:|--:|--:|--:|',
    ...lines.map(
      ({ tag, name, texts, buttons, more, all }) =>
        `| \`${tag}\` ${name} | ${kb(all)} | ${buttons ? kb(buttons) : 'in the entry'} | ${kb(more)} | ${texts} |`,
    ),
  ].join('\n');
