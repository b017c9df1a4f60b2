import { copyFile, mkdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type LanguageTag, languageTags } from '../locales/findLanguage.js';
import { InputError } from './input/inputError.js';
import { OWN_FOLDER } from './input/readIntegrity.js';
import { readInstalled } from './integrity/readInstalled.js';
import { safeText } from './print/safeText.js';

interface CopyOptions {
  /** The languages besides English, as tags separated by commas. Undefined means all. */
  readonly languages: string | undefined;
  readonly dist?: URL;
}

/**
 * Copies the files that pages load from `dist` into a folder, which it creates if needed. If files don't match the hashes of
 * their version, nothing is copied and `error` lists them. Throws an `InputError` for an unknown language, or a folder that
 * can't be written to.
 */
export async function copyCommand(
  folder: string,
  { languages, dist = OWN_FOLDER }: CopyOptions,
): Promise<{ readonly output: string; readonly error: string }> {
  const wanted = languages === undefined ? languageTags : readLanguages(languages);
  const { hashes, error } = await readInstalled(dist, 'Nothing was copied');
  if (!hashes) return { output: '', error };
  const paths = Object.keys(hashes).filter((path) => isForPages(path) && isSpoken(path, wanted));
  let bytes = 0;
  for (const path of paths) {
    const from = new URL(path, dist);
    const to = join(folder, path);
    try {
      await mkdir(dirname(to), { recursive: true });
      await copyFile(from, to);
    } catch (cause) {
      throw new InputError(`"${to}" cannot be written (${(cause as NodeJS.ErrnoException).code}).`);
    }
    bytes += (await stat(from)).size;
  }
  const megabytes = (bytes / 2 ** 20).toFixed(1);
  const lines = [
    `${paths.length} files (${megabytes} MB) from ${fileURLToPath(dist)} are in ${folder}.`,
    'Serve all of them, and keep those of the last version there for pages that are still open.',
    'A page loads wallet-modal.js as a module, or wallet-modal.classic.js as a classic script.',
  ];
  return { output: safeText(lines.join('\n')), error: '' };
}

/** Leaves out the entries of frameworks, which bundlers take from the package. */
const isForPages = (path: string) => /^(chunks\/|(wallet-modal(\.classic)?|sources|safe)\.js$)/.test(path);

/** The language of the texts in a file. Undefined for other files. */
const languageOf = (path: string): LanguageTag | undefined =>
  languageTags.find((tag) => new RegExp(`^chunks/locales-${tag.replaceAll('-', '')}[A-Z-]`).test(path));

function isSpoken(path: string, wanted: readonly LanguageTag[]): boolean {
  const language = languageOf(path);
  return language === undefined || language === 'en' || wanted.includes(language);
}

function readLanguages(given: string): readonly LanguageTag[] {
  const tags = given.split(',').map((tag) => tag.trim());
  const isTag = (tag: string): tag is LanguageTag => languageTags.some((one) => one === tag);
  const unknown = tags.find((tag) => !isTag(tag));
  if (unknown !== undefined) {
    throw new InputError(`There is no language "${unknown}". There are ${languageTags.join(', ')}.`);
  }
  return tags.filter(isTag);
}
