import { asciiDigits } from '../text/asciiDigits.js';

/** No honest symbol or name is longer. */
const LONGEST = 64;

/** Letters of other scripts, and digits, that look like the Latin letter or the digit before them; in small form. */
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
 * What a symbol or name (of a token, a wallet, a domain) looks like at a glance: two that fold to the same text cannot be
 * told apart. Without case, accents, spaces, marks, hidden characters and the script of its letters. '' if nothing is left.
 */
export function foldLookAlikes(text: string): string {
  const plain = text
    .slice(0, LONGEST)
    .replace(/[™℠]/g, '')
    .normalize('NFKD')
    .replace(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, '')
    // A sign in front is decoration; inside it stands for a letter.
    .replace(/^[\s\p{P}$]+/u, '')
    .toLowerCase();
  const letters = Array.from(asciiDigits(plain), (letter) => LATIN.get(letter) ?? letter);
  return letters
    .join('')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replaceAll('vv', 'w')
    .replaceAll('rn', 'm');
}
