/** The reason for a failure: the bytes end, or a length exceeds 16 bits. */
export type WireFault = 'end' | 'length';

/** Reads Solana's wire format from the start; `fail` creates the error to throw. */
export function wireReader(source: Uint8Array, fail: (fault: WireFault) => Error) {
  let at = 0;
  const bytes = (length: number) => {
    if (at + length > source.length) throw fail('end');
    at += length;
    return source.slice(at - length, at);
  };
  const byte = () => bytes(1)[0] ?? 0;
  /** A number of up to 16 bits, seven per byte, lowest first. */
  const length = () => {
    let value = 0;
    for (let shift = 0; shift < 21; shift += 7) {
      const part = byte();
      value |= (part & 0x7f) << shift;
      if (value > 0xffff) break;
      if (part < 0x80) return value;
    }
    throw fail('length');
  };
  return {
    at: () => at,
    peek: () => source[at] ?? 0,
    byte,
    bytes,
    length,
    list: <T>(read: () => T): T[] => Array.from({ length: length() }, () => read()),
    rest: () => source.slice(at),
  };
}
