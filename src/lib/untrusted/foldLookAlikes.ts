import { asciiDigits } from '../text/asciiDigits.js';

/** Longer than any honest symbol or name. */
const LONGEST = 64;

/** A Latin letter or a digit, followed by letters of other scripts, and digits, that look like it; in lower case. */
const LOOK_ALIKES = [
  'aаαɑᴀꓮᎪ',
  'bвβьʙ₿ꓐᏴ',
  'cсϲᴄ₵¢ꓚᏟᑕϾ',
  'dԁɗᴅđꓓᎠᗪÐð',
  'eеεɛєᴇ€ꓰᎬ',
  'fғϝꜰꓝ',
  'gɡցɢꓖᏀ',
  'hнһηհʜꓧᎻ',
  'jјϳꓙᎫ',
  'kкκᴋꓗᏦ',
  'l1iіιıɪ|ӏłⅼʟꓲꓡᏞ∣',
  'mмμᴍꓟᎷ',
  'nпνռɴꓠ',
  'o0оοօσᴏøꓳ٥۵',
  'pрρᴘꓑᏢ',
  'qԛզ',
  'rгʀꓣᎡᏒ',
  's5ѕꜱՏտ$ꓢᏚႽ',
  'tтτᴛ₮ꓔᎢ⊤',
  'uυսцᴜꓴᑌ',
  'vѵᴠꓦᏙ',
  'wԝωᴡꓪᏔ',
  'xхχ×ꓫ',
  'yуγʏ¥ꓬ',
  'z2ζᴢꓜᏃ',
  '3зӡɜʒ',
  '6б',
  '8ȣ',
].map((letters) => Array.from(letters));

const LATIN = new Map(
  LOOK_ALIKES.flatMap(([latin = '', ...others]) =>
    others.map((letter) => [letter.toLowerCase(), latin] as const),
  ),
);

/**
 * The appearance of a symbol or name (of a token, a wallet, a domain): two that fold to the same text look the same. Removes
 * case, accents, spaces, punctuation, hidden characters and differences of script. '' if nothing is left.
 */
export function foldLookAlikes(text: string): string {
  const plain = text
    .slice(0, LONGEST)
    .replace(/[™℠]/g, '')
    .normalize('NFKD')
    .replace(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, '')
    // A leading symbol is decoration; inside a word it stands for a letter.
    .replace(/^[\s\p{P}$]+/u, '')
    .toLowerCase();
  const letters = Array.from(asciiDigits(plain), (letter) => LATIN.get(letter) ?? letter);
  return letters
    .join('')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replaceAll('vv', 'w')
    .replaceAll('rn', 'm');
}
