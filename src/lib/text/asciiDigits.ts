/** Chinese digits, which Unicode doesn't classify as digits. */
const HAN = '〇一二三四五六七八九';

const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code));

/** Converts the digits of any script, including all that `Intl` writes, to `0` to `9`. Other characters stay. */
export function asciiDigits(text: string): string {
  return text.replace(/\p{Nd}|[〇一二三四五六七八九]/gu, (digit) => {
    const han = HAN.indexOf(digit);
    if (han >= 0) return String(han);
    const code = digit.codePointAt(0) ?? 0;
    // Unicode lists digits in runs of ten, from zero to nine, some of them adjacent.
    let zero = code;
    while (isDigit(zero - 1)) zero -= 1;
    return String((code - zero) % 10);
  });
}
