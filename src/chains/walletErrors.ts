import { type ErrorCode, WalletModalError } from '../lib/errors.js';
import { RpcErrorCode } from '../lib/requests/eip1193.js';
import { isRefusal } from '../lib/requests/isRefusal.js';
import { isUnpermitted } from '../lib/requests/isUnpermitted.js';
import { readErrorCode } from '../lib/requests/readErrorCode.js';
import { ownValue } from '../lib/untrusted/ownValue.js';
import { attempt, readFields } from '../lib/untrusted/readFields.js';
import { safeName } from '../lib/untrusted/sanitize.js';

interface WalletErrorFacts {
  readonly code: number | undefined;
  readonly message: string | undefined;
}

/** Reads a wallet's rejection. It may be an error, an object, a text or nothing. Never throws. */
export function readWalletError(error: unknown): WalletErrorFacts {
  if (typeof error === 'string') return { code: undefined, message: safeName(error, 200) };
  const { code, message, data } = readFields(error, ['code', 'message', 'data']);
  const { originalError } = readFields(data, ['originalError']);
  // MetaMask mobile wraps the real code.
  const { code: inner } = readFields(originalError, ['code']);
  // 0 isn't a valid code.
  return { code: readErrorCode(inner) || readErrorCode(code) || undefined, message: safeName(message, 200) };
}

const SHORT: Partial<Record<ErrorCode, string>> = {
  user_rejected: 'The request was declined in the wallet.',
  already_pending: 'The wallet is already showing a request. Open it and answer there.',
  wallet_locked: 'The wallet is locked.',
  chain_not_added: 'The wallet does not know this network.',
  chain_not_supported: 'The wallet cannot change its network from here.',
  method_not_supported: 'The wallet does not support this request.',
};

/** Requests that name no network, so no error is about one. */
const WITHOUT_NETWORK: ReadonlySet<string> = new Set([
  'eth_requestAccounts',
  'personal_sign',
  'standard:connect',
  'wc_sessionPropose',
]);

const SWITCH = 'wallet_switchEthereumChain';

/** Requests about the wallet's network. A wallet without them can still be used on the network that it is on. */
const OF_NETWORK: ReadonlySet<string> = new Set([SWITCH, 'wallet_addEthereumChain', 'switch']);

/** Messages about an unknown network. */
const UNKNOWN_NETWORK =
  /\b(unrecogni[sz]ed|unknown|unsupported) (chain|network)|\b(chain|network)\b.{0,60}\b(not|\w{2,6}n['’]t) (been )?(added|found|known|recogni[sz]ed|supported|configured)\b/i;

/** The meaning of an error while connecting, switching or signing. None of the codes shows the outcome of a transaction. */
function codeFor({ code, message }: WalletErrorFacts, method: string): ErrorCode {
  switch (code) {
    case RpcErrorCode.resourceUnavailable:
      return 'already_pending';
    case RpcErrorCode.unauthorized:
      return 'wallet_locked';
    case RpcErrorCode.chainDisconnected:
    case RpcErrorCode.unknownChain:
    case RpcErrorCode.unknownChainLegacy:
      return WITHOUT_NETWORK.has(method) ? 'wallet_failed' : 'chain_not_added';
    case RpcErrorCode.unsupportedMethod:
    case RpcErrorCode.methodNotFound:
      return OF_NETWORK.has(method) ? 'chain_not_supported' : 'method_not_supported';
    // Nothing else can be wrong with the request.
    case RpcErrorCode.invalidRequest:
    case RpcErrorCode.invalidParams:
      return method === SWITCH ? 'chain_not_added' : 'wallet_failed';
    default:
      return method === SWITCH && UNKNOWN_NETWORK.test(message ?? '') ? 'chain_not_added' : 'wallet_failed';
  }
}

/** Converts a wallet's rejection into a `WalletModalError`. */
export function toWalletError(error: unknown, method: string): WalletModalError {
  if (attempt(() => error instanceof WalletModalError) === true) return error as WalletModalError;
  const facts = readWalletError(error);
  const told = isRefusal(error) ? 'user_rejected' : codeFor(facts, method);
  // A wallet that was asked to send may have sent, unless it certainly never asked the user.
  const isDoubtful = told === 'wallet_locked' && /send/i.test(method) && !isUnpermitted(error);
  const code = isDoubtful ? 'wallet_failed' : told;
  const shortMessage =
    ownValue(SHORT, code) ?? facts.message ?? 'The wallet answered with an error and no reason.';
  return new WalletModalError(code, shortMessage, {
    details: BETWEEN_PERSON_AND_WALLET.has(code) ? undefined : describe(method, facts),
    said: facts.message,
    cause: error,
  });
}

/** Codes of failures that no developer can fix. */
const BETWEEN_PERSON_AND_WALLET: ReadonlySet<ErrorCode> = new Set([
  'user_rejected',
  'already_pending',
  'wallet_locked',
]);

const describe = (method: string, { code }: WalletErrorFacts) =>
  `${method} failed${code === undefined ? '' : ` with code ${code}`}.`;

/** The error for an answer that does not fit the request; `details` says what is wrong with it. */
export function invalidAnswerError(details: string, cause?: unknown): WalletModalError {
  return new WalletModalError('wallet_invalid_answer', 'The wallet gave an answer that cannot be used.', {
    details,
    cause,
  });
}

/** The error for a wallet that shares no account, because it is locked or the user chose none. */
export function noAccountError(): WalletModalError {
  return new WalletModalError('wallet_locked', 'The wallet shared no account.');
}
