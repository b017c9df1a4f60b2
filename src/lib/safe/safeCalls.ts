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

/** An amount as a Safe takes it: hex, or decimal digits. */
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

/** One call as a Safe takes it. Throws −32602 if it can be none. */
export function readSafeCall(call: unknown) {
  const { to, value, ...bytes } = readFields(call, ['to', 'value', 'data', 'input']);
  if (!isEvmAddress(to)) throw invalidParams('A Safe creates no contracts by itself: "to" is needed.');
  return { to, value: readValue(value), data: readData(bytes) };
}

/** How much gas a Safe is to use. Undefined leaves it to the Safe. */
export function readGas(gas: unknown): number | undefined {
  if (isMissing(gas)) return undefined;
  const amount = typeof gas === 'number' ? gas : Number(readHexNumber(gas) ?? Number.NaN);
  if (!Number.isSafeInteger(amount) || amount < 0) throw invalidParams('"gas" is no amount in hex.');
  return amount || undefined;
}

/** Throws 5700 for a capability that has to be supported and is not. A Safe knows `atomic` only. */
function checkCapabilities(asked: unknown): void {
  if (isMissing(asked)) return;
  if (!isObject(asked)) throw invalidParams('"capabilities" is no object.');
  for (const [name, wanted] of Object.entries(readFields(asked))) {
    if (name === 'atomic' || readFields(wanted, ['optional']).optional === true) continue;
    throw safeError(UNSUPPORTED_CAPABILITY, `A Safe does not support the capability "${name}".`);
  }
}

/** The calls of `wallet_sendCalls` (EIP-5792). Throws −32602 if there are none, or one that cannot be. */
export function readSafeCalls(params: unknown) {
  if (!isObject(params)) throw invalidParams('Calls are needed.');
  const { calls, capabilities, version, id } = readFields(params, ['calls', 'capabilities', 'version', 'id']);
  if (!Array.isArray(calls) || calls.length === 0) throw invalidParams('"calls" is no list of calls.');
  if (!isMissing(version) && typeof version !== 'string') throw invalidParams('"version" is no text.');
  if (!isMissing(id) && typeof id !== 'string') throw invalidParams('"id" is no text.');
  // `map` and `for` see a hole differently.
  const read = Array.from(calls, readSafeCall);
  checkCapabilities(capabilities);
  for (const call of calls) checkCapabilities(readFields(call, ['capabilities']).capabilities);
  return read;
}

/** The typed data of a request to sign it. */
export function readTypedData(given: unknown): object {
  let data = given;
  try {
    if (typeof given === 'string') data = JSON.parse(given);
  } catch {
    // It is none, as is said below.
  }
  if (isObject(data)) return data;
  throw invalidParams('Typed data is needed, as an object or as JSON.');
}
