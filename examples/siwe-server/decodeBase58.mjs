const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
/** A signature has 88. Decoding takes time that grows with the square of the length. */
const MOST_CHARACTERS = 100;

/** The bytes of a text in base58, which Solana uses for addresses and signatures; undefined if it is none. */
export function decodeBase58(text) {
  if (text === '' || text.length > MOST_CHARACTERS) return undefined;
  let value = 0n;
  for (const character of text) {
    const digit = ALPHABET.indexOf(character);
    if (digit < 0) return undefined;
    value = value * 58n + BigInt(digit);
  }
  const bytes = [];
  for (; value > 0n; value >>= 8n) bytes.unshift(Number(value & 255n));
  const zeros = /^1*/.exec(text)[0].length;
  return Uint8Array.from([...new Array(zeros).fill(0), ...bytes]);
}
