import { MOST_DECIMALS } from '../../../lib/account/tokenLimits.js';
import { readHexNumber } from '../../../lib/evm/hex.js';
import { DECIMALS, SYMBOL } from '../../../lib/evm/tokenFunctions.js';
import type { SeenPayout } from '../../../lib/swap/delivery/advanceDelivery.js';
import { readTokenSymbol } from '../readTokenText.js';
import { type RpcOptions, type RpcRequest, rpcRequest } from '../rpc.js';
import { sharersOf } from '../sharersOf.js';
import { blockDepth } from '../transactions/blockDepth.js';
import { readAge, readBlock } from '../transactions/chainReads.js';
import { balanceChange } from '../transactions/moved/balanceChange.js';
import { isMovedByOthers } from '../transactions/moved/isMovedByOthers.js';
import { type Receipt, readAsked, readReceipt } from '../transactions/nodeAnswers.js';
import { type ProvenNodes, proveNetwork } from '../transactions/proveNetwork.js';
import { gainInLogs } from './gainInLogs.js';

/** A payment that somebody says was made. */
export interface ToldPayout {
  readonly hash: string;
  /** Who was paid, in lower case. */
  readonly payee: string;
  /** Undefined for the native currency. */
  readonly token: string | undefined;
  /** When what it pays for was asked for, in ms since 1970. */
  readonly askedAt: number;
  /** When that left, by the block of its transaction, in ms since 1970. Undefined if no node tells it. */
  readonly leftAt: number | undefined;
}

export interface PayoutOptions extends RpcOptions {
  readonly proven: ProvenNodes;
}

/** The clocks of two networks are seldom further apart. */
const BLOCKS_APART_MS = 60_000;

/**
 * What a node shows of a payment: its transaction has succeeded, is no older than what it pays for, and the payee has more by
 * it. Undefined if it shows nothing of that. Rejects if nobody answers.
 */
export async function readPayout(
  { hash, payee, token, askedAt, leftAt }: ToldPayout,
  options: PayoutOptions,
): Promise<SeenPayout | undefined> {
  const { network, clock } = options;
  const request = rpcRequest(options);
  await proveNetwork(request, options, options.proven);
  const receipt = readReceipt(await request('eth_getTransactionReceipt', [hash]), hash);
  if (!receipt?.isSuccess) return undefined;
  const { number: head, madeAt: newestAt } = await readBlock(request, 'latest');
  const depth = head - receipt.block + 1;
  const { known, settled } = blockDepth(network.id);
  if (depth < known) return undefined;
  if (await isOlder(receipt)) return undefined;
  const asset = token?.toLowerCase();
  const amount = await (asset === undefined
    ? nativeGain(payee, { hash, receipt }, request)
    : tokenGain(asset, payee, { hash, receipt }, request));
  const described = asset === undefined ? network.nativeCurrency : await describeToken(asset, request);
  if (amount <= 0n || !described) return undefined;
  const { decimals, symbol } = described;
  return {
    payout: { network: network.id, token, hash, amount, decimals, symbol: symbol || undefined },
    isSettled: depth >= settled,
  };

  /** Blocks of both networks tell it better than the clock of this device. */
  async function isOlder(mined: Receipt): Promise<boolean> {
    if (leftAt !== undefined)
      return (await readBlock(request, mined.block)).madeAt < leftAt - BLOCKS_APART_MS;
    return (await readAge(request, mined, { askedAt, now: clock.now(), newestAt })) === 'older';
  }
}

interface Mined {
  readonly hash: string;
  readonly receipt: Receipt;
}

/** What logs say that somebody got, unless their balance says something else. */
async function tokenGain(token: string, payee: string, mined: Mined, request: RpcRequest): Promise<bigint> {
  const logged = gainInLogs(mined.receipt.logs, token, payee);
  if (logged <= 0n) return 0n;
  try {
    if (await isMovedByOthers(token, [payee], mined, request)) return logged;
    return await balanceChange(token, mined.receipt.block, request)(payee);
  } catch {
    // Nodes forget old states.
    return logged;
  }
}

/** By the payee's balance, or what the transaction itself carries. Others that move the payee's currency in that block make it unknown. */
async function nativeGain(payee: string, { hash, receipt }: Mined, request: RpcRequest): Promise<bigint> {
  const described = await readAsked(await request('eth_getTransactionByHash', [hash]), hash, receipt);
  if (!described) return 0n;
  if (described.call.to === payee && described.from !== payee) return described.call.value;
  // What the payee's own transaction brings is not what somebody else has paid.
  if (described.from === payee) return 0n;
  const others = await sharersOf({ hash, block: receipt.block }, request);
  return others.has(payee) ? 0n : balanceChange(undefined, receipt.block, request)(payee);
}

async function describeToken(token: string, request: RpcRequest) {
  const ask = (data: string) => request('eth_call', [{ to: token, data }, 'latest']);
  const [places, symbol] = await Promise.all([ask(DECIMALS), ask(SYMBOL).catch(() => undefined)]);
  const decimals = readHexNumber(places);
  if (decimals === undefined || decimals > MOST_DECIMALS) return undefined;
  return { decimals: Number(decimals), symbol: readTokenSymbol(symbol) ?? '' };
}
