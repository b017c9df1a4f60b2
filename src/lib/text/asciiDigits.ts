/** Chinese digits, which Unicode does not count as any. */
const HAN = '〇一二三四五六七八九';

const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code));

/** The digits of any script as `0` to `9`: all that `Intl` writes. What is no digit stays. */
export function asciiDigits(text: string): string {
  return text.replace(/\p{Nd}|[〇一二三四五六七八九]/gu, (digit) => {
    const han = HAN.indexOf(digit);
    if (han >= 0) return String(han);
    const code = digit.codePointAt(0) ?? 0;
    // Unicode has them in tens, from zero to nine, some of which touch.
    let zero = code;
    while (isDigit(zero - 1)) zero -= 1;
    return String((code - zero) % 10);
  });
}
