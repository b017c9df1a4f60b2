import type { SourceEntry, SourcePageOptions, SourceTransfer } from '../../../lib/account/accountSource.js';
import { is32Bytes, toHex, ZERO_ADDRESS } from '../../../lib/evm/hex.js';
import { isEvmAddress } from '../../../lib/networks/caip.js';
import { formatUnits } from '../../../lib/text/formatUnits.js';
import { readFields } from '../../../lib/untrusted/readFields.js';
import { createAsk } from '../createAsk.js';
import { inFours } from '../inFours.js';
import { LAST_SECOND } from '../lastSecond.js';
import { nonsense } from '../nonsense.js';
import type { TransferGroup } from './findTransfers.js';
import type { TokenFact, TokenFacts } from './tokenFacts.js';
import { readCount, type TransferLog } from './transferLog.js';

/** The most tokens of a page to look up. */
const MOST_TOKENS = 20;
/** The number of failed lookups of transactions after which the page fails. */
const MOST_UNANSWERED = 4;
/** The most transfers listed per transaction. */
const MOST_TRANSFERS = 50;
/** A collectible with a longer number is named without it. */
const LONGEST_NUMBER = 8;

/** The signer and the called contract of a transaction, in lower case. */
interface Parties {
  readonly from: string | undefined;
  readonly to: string | undefined;
}

/** The entries of a page, without those in blocks that the network has replaced since. */
export async function toEntries(
  account: string,
  groups: readonly TransferGroup[],
  options: SourcePageOptions,
  tokens: TokenFacts,
): Promise<readonly SourceEntry[]> {
  const firsts = groups.map(([first]) => first);
  const contracts = [...new Set(groups.flat().map(({ token }) => token))].slice(0, MOST_TOKENS);
  const untimed = firsts.filter(({ time }) => time === undefined);
  const blocks = [...new Map(untimed.map((log) => [log.block, log])).values()];
  const ask = createAsk(options);

  const times = new Map<string, number>();
  await inFours(blocks, async ({ block }) => {
    const fields = ['number', 'hash', 'timestamp'];
    const answer = await ask('eth_getBlockByNumber', toHex(block), false);
    const { number, hash, timestamp } = readFields(answer, fields);
    const time = readCount(timestamp);
    if (answer === null) return;
    if (readCount(number) !== block || !is32Bytes(hash) || time === undefined) {
      throw nonsense('eth_getBlockByNumber');
    }
    times.set(hash.toLowerCase(), time);
  });
  const parties = new Map<string, Parties>();
  let unanswered = 0;
  await inFours(firsts, async ({ hash }) => {
    // Without it, the entry has fewer details. A node that answers none of them is down.
    const answer = await ask('eth_getTransactionByHash', hash).catch((error: unknown) => {
      unanswered += 1;
      if (unanswered === MOST_UNANSWERED) throw error;
    });
    parties.set(hash, readParties(answer, hash));
  });
  const facts = new Map<string, TokenFact>();
  await inFours(contracts, async (contract) => {
    const fact = await tokens(contract, options.network);
    if (fact) facts.set(contract, fact);
  });
  options.signal.throwIfAborted();

  return groups.flatMap((group): SourceEntry[] => {
    const [{ hash, blockHash, time = times.get(blockHash) }] = group;
    if (time === undefined || time > LAST_SECOND) return [];
    const { from, to } = parties.get(hash) ?? {};
    return [
      {
        hash,
        operation: operationOf(group, account, { from, to }),
        minedAt: time * 1000,
        status: 'confirmed',
        from,
        to,
        transfers: group
          .slice(0, MOST_TRANSFERS)
          .map((log) => toTransfer(log, account, facts.get(log.token))),
      },
    ];
  });
}

function readParties(answer: unknown, hash: string): Parties {
  const read = readFields(answer, ['hash', 'from', 'to']);
  const isIt = typeof read.hash === 'string' && read.hash.toLowerCase() === hash;
  const addressIn = (value: unknown) => (isIt && isEvmAddress(value) ? value.toLowerCase() : undefined);
  return { from: addressIn(read.from), to: addressIn(read.to) };
}

function toTransfer(log: TransferLog, account: string, fact: TokenFact | undefined): SourceTransfer {
  const { symbol, decimals } = fact ?? {};
  const parties = {
    direction: directionOf(log, account),
    token: log.token,
    sender: log.from,
    recipient: log.to,
  };
  if (log.isNft) {
    const number = `${log.value}`;
    const name = symbol && number.length <= LONGEST_NUMBER ? `${symbol} #${number}` : symbol;
    return { kind: 'nft', ...parties, name, symbol };
  }
  // Zero is zero, whatever the decimals. Address poisoning uses zero-value transfers.
  const isKnown = decimals !== undefined || log.value === 0n;
  const quantity = isKnown ? formatUnits(log.value, decimals ?? 0) : undefined;
  return { kind: 'token', ...parties, symbol, quantity };
}

function directionOf({ from, to }: TransferLog, account: string): SourceTransfer['direction'] {
  if (from !== account) return 'in';
  return to === account ? 'self' : 'out';
}

/**
 * The operation of a transaction, judged by its token transfers. A call of another contract may also have moved the native
 * currency, so what looks like a send may be a sale.
 */
function operationOf(group: TransferGroup, account: string, { from, to }: Parties): string {
  const incoming = group.filter((log) => directionOf(log, account) === 'in');
  const outgoing = group.filter((log) => directionOf(log, account) === 'out');
  if (incoming.length > 0 && outgoing.length > 0) {
    const isSwap = incoming.some(({ token }) => outgoing.every((log) => log.token !== token));
    return isSwap ? 'trade' : 'execute';
  }
  const isCallOfToken = group.every(({ token }) => token === to);
  if (incoming.length > 0) {
    if (incoming.every((log) => log.from === ZERO_ADDRESS)) return 'mint';
    return from !== account || isCallOfToken ? 'receive' : 'execute';
  }
  if (!isCallOfToken && to !== undefined) return 'execute';
  return outgoing.length > 0 && outgoing.every((log) => log.to === ZERO_ADDRESS) ? 'burn' : 'send';
}
