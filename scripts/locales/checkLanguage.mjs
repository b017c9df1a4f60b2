import { existsSync } from 'node:fs';
import { at, readJson } from '../lib/files.mjs';

/** The quotation marks of each language. Others use the English ones. */
const QUOTES = {
  ar: '«»',
  cs: '„“',
  de: '„“',
  es: '«»',
  fa: '«»',
  fr: '«»',
  he: '””',
  it: '«»',
  ja: '「」',
  pl: '„”',
  ru: '«»',
  sv: '””',
  uk: '«»',
  'zh-TW': '「」',
};

/** Names and terms that are never translated. */
const ANYWHERE =
  /\b(?:WalletConnect|ENS|Farcaster|Ethereum|Solana|SOL|SIWE|USD|NFTs?|QR|Chrome|iOS|Android|Safe|ID)\b/g;

/** Words that occur only in English, among our languages with the Latin alphabet. */
const ENGLISH =
  /(?<![\p{L}{])(?:the|your|you|this|with|and|couldn’t|isn’t|wasn’t|it’s|of|is|what|which)(?![\p{L}}])/iu;

/**
 * Direction marks, invisible spaces and other invisible characters, except no-break spaces and the joiners of Persian and
 * Hindi.
 */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\u2028\u2029\u3164]/gu;
const JOINERS = /[\u200c\u200d]/g;

/** Sentence endings. Thai has none. */
const SENTENCE_END = /[.。।۔!！?？؟]["”»“」)]?$/u;

/** The plural forms of a language. A language unknown to Intl has only one. */
export const pluralForms = (tag) =>
  Intl.PluralRules.supportedLocalesOf(tag).length
    ? new Intl.PluralRules(tag).resolvedOptions().pluralCategories.toSorted()
    : ['other'];

const formsOf = (message) => (typeof message === 'string' ? [['', message]] : Object.entries(message));
const withoutPlaces = (text) => text.replace(/\{\w+\}/g, '');
const placesIn = (text) => [...text.matchAll(/\{\w+\}/g)].map(([found]) => found).sort();

/**
 * Texts that are intentionally the same as in English, and Latin words in another script. A regional variant uses those of its
 * language.
 */
function borrowedBy(tag) {
  const path = `test/locales/borrowed/${tag}.json`;
  const ofLanguage = `test/locales/borrowed/${tag.split('-')[0]}.json`;
  const found = [path, ofLanguage].find((file) => existsSync(at(file)));
  return found ? readJson(found) : [];
}

/** Whether a plural form applies to a single number. Such a form needs no number. */
function isForOneNumber(tag, category) {
  const rules = new Intl.PluralRules(tag);
  const numbers = Array.from({ length: 1001 }, (_, count) => count).filter(
    (count) => rules.select(count) === category,
  );
  return numbers.length === 1;
}

function checkPlaces(tag, english, text, category) {
  const wanted = placesIn(english);
  const found = placesIn(text);
  if (wanted.join() === found.join()) return [];
  const isCounted = category && isForOneNumber(tag, category);
  if (isCounted && wanted.filter((place) => place !== '{count}').join() === found.join()) return [];
  return [`has ${found.join(' ') || 'no placeholder'}, where English has ${wanted.join(' ') || 'none'}`];
}

function checkTypography(tag, english, text) {
  const problems = [];
  const hidden = (tag === 'fa' || tag === 'hi' || tag === 'bn' ? text.replace(JOINERS, '') : text).match(
    HIDDEN,
  );
  if (!text.trim()) problems.push('is empty');
  if (/^\s|\s$| {2}/.test(text)) problems.push('has surplus spaces');
  if (/[<>]/.test(text)) problems.push('has markup');
  if (hidden) problems.push(`has a hidden character: U+${hidden[0].codePointAt(0).toString(16)}`);
  if (/["']/.test(text)) problems.push('has a straight quotation mark or apostrophe');
  if (/[!！]/.test(text)) problems.push('has an exclamation mark');
  if (text.includes('...')) problems.push('has three points instead of …');
  if (english.endsWith('…') && !text.endsWith('…')) problems.push('does not end with …, as English does');
  const [open, close] = QUOTES[tag] ?? '“”';
  if (english.includes('“') && !(text.includes(open) && text.includes(close)))
    problems.push(`does not quote as ${open}…${close} (QUOTES in scripts/locales/checkLanguage.mjs)`);
  if (/[.?!]$/.test(english) && tag !== 'th' && !SENTENCE_END.test(text))
    problems.push('does not end as a sentence');
  if (tag === 'fr' && /(?<!\u202f)[!?;:](?=\s|$|\u202f?»)/u.test(text.replace(/\{\w+\}/g, 'x')))
    problems.push('lacks the narrow no-break space (U+202F) before ! ? : or ;');
  if (tag === 'fr' && /«(?!\u202f)|(?<!\u202f)»/u.test(text))
    problems.push('lacks the narrow no-break space (U+202F) within « »');
  return problems;
}

function checkWords(english, text, borrowed) {
  const words = withoutPlaces(text).replace(ANYWHERE, '');
  if (!/\p{L}/u.test(words) || borrowed.includes(text)) return [];
  if (text === english) return ['is the same as in English'];
  const left = ENGLISH.exec(words);
  if (left && !borrowed.includes(left[0])) return [`has the English word “${left[0]}”`];
  if (!isOtherScript(words)) return [];
  return [...words.matchAll(/\p{Script=Latin}{2,}/gu)]
    .filter(([word]) => !borrowed.includes(word))
    .map(([word]) => `has the Latin word “${word}”`);
}

/** Whether a text has letters of a script other than Latin. */
const isOtherScript = (text) => /(?!\p{Script=Latin})\p{L}/u.test(text);

/** The placeholder for a name must be a valid name itself. */
const checkName = (key, message) =>
  key === 'names.placeholder' && !/^[a-z]{4,}$/.test(message) ? ['has other letters than a to z'] : [];

function checkMessage(tag, english, message, borrowed) {
  if (typeof english === 'string' && typeof message !== 'string')
    return ['is in plural forms, which English has not'];
  if (typeof english !== 'string') {
    const wanted = pluralForms(tag);
    if (typeof message === 'string') return [`has no plural forms (${wanted.join(', ')})`];
    const found = Object.keys(message).sort();
    if (wanted.join() !== found.join())
      return [`has the plural forms ${found.join(', ')} instead of ${wanted.join(', ')}`];
  }
  const whole = typeof english === 'string' ? english : english.other;
  return formsOf(message).flatMap(([category, text]) =>
    [
      ...checkPlaces(tag, whole, text, category),
      ...checkTypography(tag, whole, text),
      ...checkWords(whole, text, borrowed),
    ].map((problem) => (category ? `(${category}) ${problem}` : problem)),
  );
}

/** The problems in a language's texts, by part, one per line. */
export function checkLanguage(tag, english, texts, borrowed = borrowedBy(tag)) {
  return Object.entries(english).flatMap(([part, ofEnglish]) => {
    const own = texts[part] ?? {};
    const unknown = Object.keys(own).filter((key) => !(key in ofEnglish));
    return [
      ...unknown.map((key) => `${key} is no text of “${part}”`),
      ...Object.entries(ofEnglish).flatMap(([key, message]) =>
        own[key] === undefined
          ? [`${key} is missing in “${part}”`]
          : [...checkMessage(tag, message, own[key], borrowed), ...checkName(key, own[key])].map(
              (problem) => `${key} ${problem}`,
            ),
      ),
    ];
  });
}
