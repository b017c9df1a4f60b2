import type { ErrorCode } from '../errors.js';
import { RpcErrorCode } from './eip1193.js';
import { type ErrorLayer, errorLayers } from './errorLayers.js';
import { readErrorCode } from './readErrorCode.js';
import { blameOthers, contradictRefusal, sayRefusal } from './refusalText.js';

/** With these reasons, ethers uses the code of a refusal for a request that is still undecided. */
const UNDECIDED: ReadonlySet<unknown> = new Set(['expired', 'pending']);

const OURS: ErrorCode = 'user_rejected';

function hasRefusalCode({ code, reason }: ErrorLayer): boolean {
  if (code === OURS) return true;
  if (code === 'ACTION_REJECTED') return !UNDECIDED.has(reason);
  return readErrorCode(code) === RpcErrorCode.userRejected;
}

/** Whether other details of the error suggest that the wallet may have sent. */
const isContradicted = (layers: readonly ErrorLayer[]) =>
  layers.some(({ texts, data, hasHash }) => hasHash || contradictRefusal([...texts, ...data]));

/**
 * Whether a wallet's error says that its user refused, by a code or in words, and nothing in it contradicts that. This is the
 * wallet's claim and proves nothing. No other error counts: nodes, limits, policies and timeouts also reject and cancel, even
 * after the wallet has sent. Codes of wallet apps are converted in `chains/pairing`. Never throws.
 */
export function isRefusal(error: unknown): boolean {
  const layers = errorLayers(error);
  if (isContradicted(layers)) return false;
  const texts = layers.flatMap((layer) => layer.texts);
  return sayRefusal(texts) || (layers.some(hasRefusalCode) && !blameOthers(texts));
}
