// Numbers and bytes in the format of EVM nodes, wallets and contracts. All input here is untrusted.

/** At most 32 bytes: parsing millions of digits would block the page for minutes. */
const NUMBER = /^0x[0-9a-f]{1,64}$/i;
const BYTES_32 = /^0x[0-9a-f]{64}$/i;
const BYTES = /^0x(?:[0-9a-f]{2})*$/i;

/** The address without an owner. */
export const ZERO_ADDRESS = `0x${'0'.repeat(40)}`;

/** A number in hex with `0x`, as JSON-RPC writes amounts and counts. Undefined for anything else. */
export const readHexNumber = (value: unknown): bigint | undefined =>
  typeof value === 'string' && NUMBER.test(value) ? BigInt(value) : undefined;

/** Whether a value is 32 bytes in hex with `0x`: a hash, a log topic, or a word returned by a contract. */
export const is32Bytes = (value: unknown): value is `0x${string}` =>
  typeof value === 'string' && BYTES_32.test(value);

/** A number returned by a contract as one word. Undefined for anything else. */
export const readWord = (value: unknown): bigint | undefined =>
  is32Bytes(value) ? BigInt(value) : undefined;

/** The first word of data as a number. Undefined if there is none. */
export const readFirstWord = (data: string): bigint | undefined => readWord(data.slice(0, '0x'.length + 64));

/** Whether a value is whole bytes in hex with `0x`, such as call data. */
export const isBytes = (value: unknown): value is `0x${string}` =>
  typeof value === 'string' && BYTES.test(value);

export const toHex = (number: bigint | number): `0x${string}` => `0x${number.toString(16)}`;

/** An address as an argument of a call: a word without `0x`. */
export const addressWord = (address: string): string => address.slice(2).toLowerCase().padStart(64, '0');

/** A number as an argument of a call: a word without `0x`. */
export const numberWord = (number: bigint | number): string => number.toString(16).padStart(64, '0');
