// `npm run language -- de`: adds a language, with the English texts to translate, or checks an existing one.
// See docs/translating.md.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { at, filesUnder, readText } from './lib/files.mjs';
import { showHelp } from './lib/showHelp.mjs';
import { checkLanguage } from './locales/checkLanguage.mjs';
import { folderOf, prefixOf, readLanguage, unlisted } from './locales/languageFiles.mjs';
import { longButtons } from './locales/longButtons.mjs';

showHelp(import.meta.url);

/** Part of the code, because a network may need it before any text has loaded. */
const [, NAMELESS_UNIT] = /'(.+)'/.exec(readText('src/lib/networks/namelessUnit.ts'));
const { positionals } = parseArgs({ allowPositionals: true });
const [tag] = positionals;

/** The name of an English file in the other language. */
const ownName = (path) => path.split('/').at(-1).replace(/^en/, prefixOf(tag));

/**
 * The first version of an English file in another language: the same texts, with types that compare its keys with the English
 * ones.
 */
function inLanguage(text) {
  const [, exported] = /^export const (en\w*)/m.exec(text);
  const [type, ...imports] = {
    en: ['Language', "import type { Language } from '../translation.js';"],
    enParts: ['Parts', "import type { Parts } from '../translation.js';"],
  }[exported] ?? [
    `Translation<typeof ${exported}>`,
    `import type { ${exported} } from '../en/${exported}.js';`,
    "import type { Translation } from '../translation.js';",
  ];
  const ownImports = [...text.matchAll(/^import \{ en\w+ \} from '\.\/.*;$/gm)].map(([line]) => line);
  const [, body] = /^export const [^=]+= (\{[\s\S]*?^\})/m.exec(text);
  const own = [...ownImports, '', `export const ${exported}: ${type} = ${body};`]
    .join('\n')
    .replace('NAMELESS_UNIT', `'${NAMELESS_UNIT}'`)
    .replace(/\ben(?=[A-Z]\w*(?:\.js|\b)(?!>))|(?<=const )en\b/g, prefixOf(tag));
  return `${imports.join('\n')}\n${own}\n`;
}

/** Writes the files of a new language. */
function add() {
  mkdirSync(at(folderOf(tag)));
  const paths = filesUnder(folderOf('en'));
  for (const path of paths) {
    writeFileSync(at(`${folderOf(tag)}/${ownName(path)}`), inLanguage(readText(path)));
  }
  console.log(
    `Wrote ${paths.length} files with the English texts to ${folderOf(tag)}. docs/translating.md says what is next.`,
  );
}

/** The file that contains a text, by its key. */
function fileOf(key) {
  const path = filesUnder(folderOf('en')).find((file) => readText(file).includes(`'${key}':`));
  return path ? ownName(path) : folderOf(tag);
}

async function check() {
  const [english, texts] = await Promise.all([readLanguage('en'), readLanguage(tag)]);
  const found = checkLanguage(tag, english, texts);
  const problems = [
    ...found.map((problem) => `${fileOf(problem.split(' ', 1)[0])}: ${problem}`),
    ...unlisted(tag),
  ];
  for (const problem of problems) console.error(problem);
  if (problems.some((problem) => /same as in English|has the (English|Latin) word/.test(problem)))
    console.error(
      `What is right as it is goes into test/locales/borrowed/${tag}.json: whole texts, or words.`,
    );
  const long = longButtons(english, texts);
  if (long.length)
    console.log('Buttons that are more than a third longer than in English. Look whether they have room:');
  for (const line of long) console.log(`  ${fileOf(line.split(' ', 1)[0])}: ${line}`);
  console.log(
    problems.length ? `${problems.length} to mend in ${folderOf(tag)}` : `${folderOf(tag)} is complete`,
  );
  process.exitCode = problems.length ? 1 : 0;
}

const isCanonical = () => {
  try {
    return Intl.getCanonicalLocales(tag)[0] === tag;
  } catch {
    return false;
  }
};

if (tag === undefined || !isCanonical()) {
  console.error(`${tag ? `"${tag}" is no language tag` : 'Name a language tag'} such as "de" or "pt-BR".`);
  process.exitCode = 1;
} else if (existsSync(at(folderOf(tag)))) await check();
else add();
