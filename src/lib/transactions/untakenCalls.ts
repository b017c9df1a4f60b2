import { WalletModalError } from '../errors.js';
import { RpcErrorCode } from '../requests/eip1193.js';
import { type ErrorLayer, errorLayers } from '../requests/errorLayers.js';
import { readErrorCode } from '../requests/readErrorCode.js';
import { contradictRefusal } from '../requests/refusalText.js';

/** The reason why a wallet didn't take calls: its user declined to upgrade the account, or it can't make them together. */
export type Untaken = 'upgradeRefused' | 'unsupported';

/** Codes that only EIP-5792 defines: an unknown capability, an unknown network, too many calls, no upgrade, no atomicity. */
const OF_CALLS = new Map<number | undefined, Untaken>([
  [5700, 'unsupported'],
  [5710, 'unsupported'],
  [5740, 'unsupported'],
  [5750, 'upgradeRefused'],
  [5760, 'unsupported'],
]);

/** Codes for any method. The last one is WalletConnect's. */
const OF_METHODS: ReadonlySet<number | undefined> = new Set([
  RpcErrorCode.unsupportedMethod,
  RpcErrorCode.methodNotFound,
  // EIP-1474.
  -32004,
  5101,
]);

/**
 * "Method not supported" under the code of any failure. Nodes also report it about their own methods, which have other names.
 */
const NO_METHOD =
  /\b(method|wallet_?sendcalls)\b.{0,60}\b(not|isn['’]t|doesn['’]t|un) ?(supported|implemented|available|exist|found|known|recogni[sz]ed)\b|\b(un(supported|known|recogni[sz]ed|implemented)|invalid|no such) (rpc )?method\b|\b(not|n['’]t) (support|implement|know|recogni[sz]e)\b.{0,40}\b(method|wallet_?sendcalls)\b/i;
const OTHER_METHOD = /\b(?!wallet_?sendcalls\b)[a-z]{2,16}_[a-z]+/i;

function saysNoMethod({ code, texts }: ErrorLayer): boolean {
  if (readErrorCode(code) !== RpcErrorCode.internal) return false;
  return texts.some((text) => NO_METHOD.test(text)) && !texts.some((text) => OTHER_METHOD.test(text));
}

/**
 * The reason that a wallet's error to `wallet_sendCalls` gives for doing nothing. Like any refusal, it's only a claim.
 * Undefined if the error doesn't say so: an error inside another one may be a node's, and one with a hash came after sending.
 * Never throws.
 */
export function readUntaken(error: unknown): Untaken | undefined {
  const layers = errorLayers(error);
  const code = readErrorCode(layers[0]?.code);
  if (layers.some(({ hasHash }) => hasHash)) return undefined;
  const reason = OF_CALLS.get(code);
  const isOfMethod = OF_METHODS.has(code) || layers.slice(0, 1).some(saysNoMethod);
  if (reason || !isOfMethod) return reason;
  const isContradicted = layers.some(({ texts, data }) => contradictRefusal([...texts, ...data]));
  return isContradicted ? undefined : 'unsupported';
}

/** Whether a wallet reports that it didn't take calls. `error` is its connector's. Never throws. */
export const isUntaken = (error: unknown): boolean =>
  error instanceof WalletModalError && readUntaken(error.cause) !== undefined;
