import { isBytes, readHexNumber } from '../evm/hex.js';
import { isEvmAddress } from '../networks/caip.js';
import { RpcErrorCode } from '../requests/eip1193.js';
import { readAmount } from '../transactions/storedNumbers.js';
import { readFields } from '../untrusted/readFields.js';

/** A required capability that the wallet does not have (EIP-5792). */
const UNSUPPORTED_CAPABILITY = 5700;

export const safeError = (code: number, message: string) => Object.assign(new Error(message), { code });
export const invalidParams = (message: string) => safeError(RpcErrorCode.invalidParams, message);

const isMissing = (value: unknown) => value === undefined || value === null || value === '';

export const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An amount in a form that a Safe accepts: hex, or decimal digits. */
function readValue(value: unknown): string {
  if (isMissing(value) || value === '0x') return '0';
  if ((readAmount(value) ?? readHexNumber(value)) !== undefined) return value as string;
  throw invalidParams('"value" is no amount in hex.');
}

function readData({ data, input }: Record<string, unknown>): string {
  const given = isMissing(data) ? input : data;
  if (isMissing(given)) return '0x';
  if (isBytes(given) && (isMissing(input) || given === input)) return given;
  throw invalidParams('"data" is no bytes in hex.');
}

/** A call in a Safe's format. Throws −32602 if it is invalid. */
export function readSafeCall(call: unknown) {
  const { to, value, ...bytes } = readFields(call, ['to', 'value', 'data', 'input']);
  if (!isEvmAddress(to)) throw invalidParams('A Safe creates no contracts by itself: "to" is needed.');
  return { to, value: readValue(value), data: readData(bytes) };
}

/** The gas for a Safe's transaction. Undefined leaves it to the Safe. */
export function readGas(gas: unknown): number | undefined {
  if (isMissing(gas)) return undefined;
  const amount = typeof gas === 'number' ? gas : Number(readHexNumber(gas) ?? Number.NaN);
  if (!Number.isSafeInteger(amount) || amount < 0) throw invalidParams('"gas" is no amount in hex.');
  return amount || undefined;
}

/** Throws 5700 for a required capability that isn't supported. A Safe supports only `atomic`. */
function checkCapabilities(asked: unknown): void {
  if (isMissing(asked)) return;
  if (!isObject(asked)) throw invalidParams('"capabilities" is no object.');
  for (const [name, wanted] of Object.entries(readFields(asked))) {
    if (name === 'atomic' || readFields(wanted, ['optional']).optional === true) continue;
    throw safeError(UNSUPPORTED_CAPABILITY, `A Safe does not support the capability "${name}".`);
  }
}

/** The calls of `wallet_sendCalls` (EIP-5792). Throws −32602 if there are none or one is invalid. */
export function readSafeCalls(params: unknown) {
  if (!isObject(params)) throw invalidParams('Calls are needed.');
  const { calls, capabilities, version, id } = readFields(params, ['calls', 'capabilities', 'version', 'id']);
  if (!Array.isArray(calls) || calls.length === 0) throw invalidParams('"calls" is no list of calls.');
  if (!isMissing(version) && typeof version !== 'string') throw invalidParams('"version" is no text.');
  if (!isMissing(id) && typeof id !== 'string') throw invalidParams('"id" is no text.');
  // `map` skips holes in an array, but `for` doesn't.
  const read = Array.from(calls, readSafeCall);
  checkCapabilities(capabilities);
  for (const call of calls) checkCapabilities(readFields(call, ['capabilities']).capabilities);
  return read;
}

/** The typed data of a signing request. */
export function readTypedData(given: unknown): object {
  let data = given;
  try {
    if (typeof given === 'string') data = JSON.parse(given);
  } catch {
    // Invalid JSON is reported below.
  }
  if (isObject(data)) return data;
  throw invalidParams('Typed data is needed, as an object or as JSON.');
}
