/** The zeros of the scripts that people type digits in. The other nine follow each. */
const ZEROS = Array.from('٠۰०০੦૦୦௦౦೦൦๐໐༠၀០᠐０');

/** The digits of any script as `0` to `9`. What is no digit stays. */
export function asciiDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.charCodeAt(0);
    const zero = ZEROS.find((one) => code >= one.charCodeAt(0) && code < one.charCodeAt(0) + 10);
    return zero ? String(code - zero.charCodeAt(0)) : digit;
  });
}
