import { WalletModalError } from '../../../lib/errors.js';
import { errorLayers } from '../../../lib/requests/errorLayers.js';

/** The reason why a node didn't return the logs of a window. */
export interface LogLimit {
  /** `size`: too many blocks or logs. `pruned`: the node no longer has logs of that age. */
  readonly kind: 'size' | 'pruned';
  /** The most blocks that the node allows, if it says so. */
  readonly mostBlocks?: number | undefined;
}

const MOST_CHARACTERS = 4_000;

/** Errors that waiting can resolve, but a smaller window can't. */
const BUSY =
  /too many requests|rate.?limit|\b429\b|requests? per|per second|throttl|quota|credits|capacity|compute units|service unavailable|temporarily/;
const PRUNED =
  /prun|archive|trie node|ancient|earliest|too old|older than|(?:latest|last|recent) (?:\d+ )?blocks|(?:history|historical|logs|blocks?|data|state|receipts) (?:is |are )?(?:not available|unavailable)/;
const SIZE =
  /range|limit|too (?:many|large|big|wide|long)|more than|greater than|exceed|maximum|max\b|at most|response size|block distance|timeout|timed out|smaller/;

/** Finds the number of blocks that a node allows in its message. `k` means thousand. */
const MOST_BLOCKS = [
  /(\d{1,9})(k?)[ -]blocks?\b/,
  /range(?: is| exceeds| limit| of|,| max| maximum| too large| too wide)*:? (\d{1,9})(k?)\b(?!-|x)/,
  /limited to (?:a |0 - )?(\d{1,9})(k?)\b/,
  /maximum (?:is |set |to |of |range |\[from, to\] |blocks |distance)*:? ?(\d{1,9})(k?)\b/,
  /size (\d{1,9})(k?)\b/,
];

/**
 * Reads the error of `eth_getLogs`, whose wording differs between nodes. Undefined if a smaller window doesn't help. Never
 * throws.
 */
export function readLogLimit(error: unknown): LogLimit | undefined {
  const inner = error instanceof WalletModalError ? errorLayers(error.cause) : [];
  const text = [...errorLayers(error), ...inner]
    .flatMap(({ texts, data }) => [...texts, ...data])
    .join('\n')
    .slice(0, MOST_CHARACTERS)
    .toLowerCase()
    .replace(/(\d)[,_](?=\d)/g, '$1');
  if (BUSY.test(text)) return undefined;
  if (PRUNED.test(text)) return { kind: 'pruned' };
  return SIZE.test(text) ? { kind: 'size', mostBlocks: readMostBlocks(text) } : undefined;
}

function readMostBlocks(text: string): number | undefined {
  for (const pattern of MOST_BLOCKS) {
    const [, digits, thousands] = pattern.exec(text) ?? [];
    if (digits) return Number(digits) * (thousands ? 1_000 : 1);
  }
  return undefined;
}
