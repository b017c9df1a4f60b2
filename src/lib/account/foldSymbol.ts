/** No honest symbol or name is longer. */
const LONGEST = 64;

/** Letters of other scripts, and digits, that look like the Latin letter behind them; in small form. */
const LOOK_ALIKES = [
  'aаαɑᴀ',
  'bвβьʙ₿',
  'cсϲᴄ₵¢',
  'dԁɗᴅđ',
  'eеεєᴇ€',
  'fғϝꜰ',
  'gɡցɢ',
  'hнһηհʜ',
  'jјϳ',
  'kкκᴋ',
  'l1iіιıɪ|ӏłⅼʟ',
  'mмμᴍ',
  'nпνռɴ',
  'o0оοօσᴏø',
  'pрρᴘ',
  'qԛզ',
  'rгʀ',
  's5ѕꜱՏտ$',
  'tтτᴛ₮',
  'uυսцᴜ',
  'vѵᴠ',
  'wԝωᴡ',
  'xхχ×',
  'yуγʏ¥',
  'zζᴢ',
].map((letters) => Array.from(letters));

const LATIN = new Map(
  LOOK_ALIKES.flatMap(([latin = '', ...others]) => others.map((letter) => [letter, latin] as const)),
);

/**
 * What a symbol or name looks like at a glance: two that fold to the same text cannot be told apart. Without case, accents,
 * spaces, marks, hidden characters and the script of its letters. '' if nothing is left.
 */
export function foldSymbol(text: string): string {
  const plain = text
    .slice(0, LONGEST)
    .normalize('NFKD')
    .replace(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, '')
    // A sign in front is decoration; inside it stands for a letter.
    .replace(/^[\s\p{P}$]+/u, '')
    .toLowerCase();
  const letters = Array.from(plain, (letter) => LATIN.get(letter) ?? letter);
  return letters.join('').replace(/[^\p{L}\p{N}]/gu, '');
}
