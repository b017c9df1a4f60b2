import type { LedgerItem } from './chainLedger.js';
import { Refusal } from './refusal.js';

const PAGE = 50;

interface Found {
  readonly chain: string;
  readonly item: LedgerItem;
}

/**
 * The page of a list at a cursor, and the cursor of the next page. A cursor contains the last entry of its page, so that new
 * transactions do not move the others. It is valid for one `question`; throws a Refusal for any other.
 */
export function pageOf<T extends Found>(found: readonly T[], question: string, cursor: string | undefined) {
  const last = cursor ? readCursor(cursor) : undefined;
  const isLast = ({ chain, item }: Found) => chain === last?.chain && item.hash === last?.hash;
  const start = cursor ? found.findIndex(isLast) + 1 : 0;
  if (cursor && (start === 0 || last?.question !== question)) {
    throw new Refusal(400, 'cursor', 'The cursor belongs to no page.');
  }
  const page = found.slice(start, start + PAGE);
  const end = found.length > start + PAGE ? page.at(-1) : undefined;
  const next = end && JSON.stringify({ question, chain: end.chain, hash: end.item.hash });
  return { page, next: next ? Buffer.from(next).toString('base64url') : null };
}

function readCursor(cursor: string): Readonly<Record<string, unknown>> | undefined {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString()) as Readonly<Record<string, unknown>>;
  } catch {
    return undefined;
  }
}
