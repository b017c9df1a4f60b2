import type { ErrorCode } from '../errors.js';
import { RpcErrorCode } from './eip1193.js';
import { type ErrorLayer, errorLayers } from './errorLayers.js';
import { readErrorCode } from './readErrorCode.js';
import { blameOthers, contradictRefusal, sayRefusal } from './refusalText.js';

/** How ethers says that nobody has decided yet, with the code of a refusal. */
const UNDECIDED: ReadonlySet<unknown> = new Set(['expired', 'pending']);

const OURS: ErrorCode = 'user_rejected';

function hasRefusalCode({ code, reason }: ErrorLayer): boolean {
  if (code === OURS) return true;
  if (code === 'ACTION_REJECTED') return !UNDECIDED.has(reason);
  return readErrorCode(code) === RpcErrorCode.userRejected;
}

/** Whether what is beside a refusal shows that the wallet may have sent. */
const isContradicted = (layers: readonly ErrorLayer[]) =>
  layers.some(({ texts, data, hasHash }) => hasHash || contradictRefusal([...texts, ...data]));

/**
 * Whether an error of a wallet says that its user refused: by a code, or in words, and nothing in it speaks against that.
 * It is the wallet's word, and proves nothing. Nothing else counts as one: nodes, limits, policies and time-outs reject and cancel
 * too, also after the wallet has sent. Codes of wallet apps are converted in `chains/pairing`. Never throws.
 */
export function isRefusal(error: unknown): boolean {
  const layers = errorLayers(error);
  if (isContradicted(layers)) return false;
  const texts = layers.flatMap((layer) => layer.texts);
  return sayRefusal(texts) || (layers.some(hasRefusalCode) && !blameOthers(texts));
}
