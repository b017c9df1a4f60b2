/**
 * A place in call data from which words of 32 bytes are counted. Everything outside of the data reads as undefined, so that
 * no offset in it can make a reader throw or run on.
 */
export interface CallPlace {
  /** Hex digits without `0x`, in lower case. */
  readonly digits: string;
  /** The index of the place's first digit. */
  readonly start: number;
}

const WORD = 64;
const ADDRESS = 40;
/** No route or batch has more parts. */
const MOST_ENTRIES = 64;

const digitsAt = ({ digits, start }: CallPlace, from: number, length: number) => {
  const found = digits.slice(start + from, start + from + length);
  return found.length === length ? found : undefined;
};

/** A word as a number. */
export function wordAt(place: CallPlace, index: number): bigint | undefined {
  const found = digitsAt(place, index * WORD, WORD);
  return found === undefined ? undefined : BigInt(`0x${found}`);
}

/** A word's address in lower case, without the bytes that contracts may pack before it. */
export function addressAt(place: CallPlace, index: number): string | undefined {
  const found = digitsAt(place, index * WORD, WORD);
  return found === undefined ? undefined : `0x${found.slice(-ADDRESS)}`;
}

/** A length, count or offset in bytes. */
function sizeAt(place: CallPlace, index: number): number | undefined {
  const size = wordAt(place, index);
  return size === undefined || size > BigInt(place.digits.length) ? undefined : Number(size);
}

/** The place that an offset points to: that of a tuple, a list or bytes. */
export function placeAt(place: CallPlace, index: number): CallPlace | undefined {
  const offset = sizeAt(place, index);
  return offset === undefined ? undefined : { ...place, start: place.start + offset * 2 };
}

/** The place from which a list's items are counted, and the number of items. */
export function listAt(place: CallPlace, index: number): { items: CallPlace; count: number } | undefined {
  const list = placeAt(place, index);
  const count = list && sizeAt(list, 0);
  if (!list || count === undefined || count > MOST_ENTRIES) return undefined;
  return { items: { ...list, start: list.start + WORD }, count };
}

/** The bytes that an offset points to, as a place of their own. */
export function bytesAt(place: CallPlace, index: number): CallPlace | undefined {
  const bytes = placeAt(place, index);
  const length = bytes && sizeAt(bytes, 0);
  if (!bytes || length === undefined) return undefined;
  const digits = digitsAt(bytes, WORD, length * 2);
  return digits === undefined ? undefined : { digits, start: 0 };
}

/** The entries of a list of bytes, such as calls or the inputs of commands. */
export function bytesListAt(place: CallPlace, index: number): readonly CallPlace[] | undefined {
  const list = listAt(place, index);
  if (!list) return undefined;
  const found = Array.from({ length: list.count }, (_, at) => bytesAt(list.items, at));
  return found.every((one) => one !== undefined) ? found : undefined;
}

/** The last address of a list. */
export function lastAddressAt(place: CallPlace, index: number): string | undefined {
  const list = listAt(place, index);
  return list && list.count > 0 ? addressAt(list.items, list.count - 1) : undefined;
}

/** The last address of bytes that end with one, such as the path of a Uniswap V3 swap. */
export function endingAddressAt(place: CallPlace, index: number): string | undefined {
  const digits = bytesAt(place, index)?.digits;
  return digits !== undefined && digits.length >= ADDRESS ? `0x${digits.slice(-ADDRESS)}` : undefined;
}
