/** Letters of other alphabets, and below them the Latin letters that they resemble. */
const OTHERS = 'авсеһіјкӏмнорѕтуѵԝхԁԛαβεηικνορστυχωıłøɩɑɡոօս';
const LATINS = 'abcehijklmhopstyvwxdqabeniknvopotuxwiloiagnou';
const LETTERS = new Map(Array.from(OTHERS, (letter, index) => [letter, LATINS[index] ?? letter]));
/** The same for digits and symbols. */
const SIGNS = new Map(Array.from('013457@$!|', (sign, index) => [sign, 'oieastasil'[index] ?? sign]));

const DOTS = /[․。．｡・‧∙⋅•●]|[[({]\s*(?:dot|\.)\s*[\])}]/gi;
const ADDRESS = /https?:|www\s?\.|:\/\/|\bt\s?\.\s?me\b/i;
/** A domain, unlike names such as `USDC.e` or `U.S.`. */
const DOMAIN = /[a-z\d-]{2,}\.[a-z]{2,}/i;
const SPACED_DOMAIN =
  /[a-z\d-]{2,}\s?\.\s?(?:com|net|org|io|xyz|app|fi|finance|me|site|online|link|top|vip|club|pro|gg|cc|co|info|live|network|eth)\b/i;
const WORDS =
  /a[il]rdrop|c[il]a[il]m|v[il]s[il]t|reward|g[il]veaway|voucher|bonus|redeem|e[il][il]g[il]b[il]e|freem[il]nt|jackpot|te[il]egram|whatsapp|w[il]nner/;

/** Longer than any displayed name. */
const MOST_CHARACTERS = 100;

/**
 * Whether a name or symbol tries to lead people somewhere: it contains a web address, or words such as claim, visit or redeem.
 * Look-alike letters and characters inserted between letters are recognised.
 */
export function isAdvertisement(text: string): boolean {
  const plain = text
    .slice(0, MOST_CHARACTERS)
    .normalize('NFKC')
    .replace(DOTS, '.')
    .toLowerCase()
    .replace(/[^ -~]/gu, (letter) => LETTERS.get(letter) ?? letter);
  if ([ADDRESS, DOMAIN, SPACED_DOMAIN].some((one) => one.test(plain))) return true;
  const letters = plain.replace(/[^a-z]/gu, (sign) => SIGNS.get(sign) ?? sign).normalize('NFKD');
  return WORDS.test(letters.replace(/[^a-z]/g, ''));
}

/** A text, unless it is an advertisement. */
export const unlessAdvertisement = (text: string | undefined): string | undefined =>
  text === undefined || isAdvertisement(text) ? undefined : text;
