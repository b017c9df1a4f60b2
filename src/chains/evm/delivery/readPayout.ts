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

/** A reported payment, which is to be verified. */
export interface ToldPayout {
  readonly hash: string;
  /** The paid address, in lower case. */
  readonly payee: string;
  /** Undefined for the native currency. */
  readonly token: string | undefined;
  /** When the swap that it pays out was requested, in ms since 1970. */
  readonly askedAt: number;
  /** When the swap left its network, by the block of its transaction, in ms since 1970. Undefined if no node returns it. */
  readonly leftAt: number | undefined;
}

export interface PayoutOptions extends RpcOptions {
  readonly proven: ProvenNodes;
}

/** The clocks of two networks are seldom further apart. */
const BLOCKS_APART_MS = 60_000;

/**
 * Verifies a payment: its transaction succeeded, isn't older than the swap that it pays out, and increased the payee's balance.
 * Undefined if a node doesn't show all of that. Rejects if there's no answer.
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

  /** The blocks of both networks are more reliable than this device's clock. */
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

/** The payee's gain according to the logs, unless the balance shows another one. */
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

/**
 * The payee's gain by its balance, or the transaction's own value. 0 if other transactions may have changed the balance in that
 * block.
 */
async function nativeGain(payee: string, { hash, receipt }: Mined, request: RpcRequest): Promise<bigint> {
  const described = await readAsked(await request('eth_getTransactionByHash', [hash]), hash, receipt);
  if (!described) return 0n;
  if (described.call.to === payee && described.from !== payee) return described.call.value;
  // A payee's own transaction isn't a payment by another account.
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
