import { zeroAddress } from 'viem';
import type { EvmAddress } from '../../../lib/networks/caip.js';
import { isEvmChain, type SandboxChain } from '../../chains.js';
import { type BridgeAsset, type BridgeEnd, openBridgeEnd } from './bridgeEnd.js';
import type { BridgeControl, BridgeSetting } from './bridgeSetting.js';
import { bridgeTerms } from './bridgeTerms.js';
import type { BridgeDeposit, BridgePayment, BridgeTransfer } from './bridgeTransfer.js';
import { bridgeTransfers } from './bridgeTransfers.js';

/** Pays out on one local EVM chain the deposits from another. */
export interface TokenBridge extends BridgeControl {
  /** The bridge's balance of a token on a chain, in base units. Undefined if it has no contract there. */
  held(chainId: number, token: EvmAddress): Promise<bigint | undefined>;
  /** The wait before the bridge acts on a deposit, in ms. */
  readonly waitMs: number;
  /** Polls for deposits for ten minutes, and for as long as a payout or refund is due. */
  watch(): void;
  /** A transfer by the hash of its deposit, payout or refund, or by LI.FI's id. */
  find(id: string): Promise<BridgeTransfer | undefined>;
  /** Resolves once nothing is in progress. The next bridge on the same chains continues with open deposits. */
  stop(): Promise<void>;
}

const DEFAULT_WAIT_MS = 3_000;
const POLL_MS = 500;
const WATCH_MS = 10 * 60_000;

/** Creates a bridge, which also continues with earlier open deposits on the same chains. */
export function createTokenBridge(
  chains: readonly SandboxChain<string>[],
  waitMs = DEFAULT_WAIT_MS,
): TokenBridge {
  const ends = chains.filter(isEvmChain).map(openBridgeEnd);
  const endOf = (chainId: number) => ends.find((end) => end.chainId === chainId);
  let setting: BridgeSetting = { mode: 'deliver' };
  /** The times when deposits were first seen. */
  const seen = new Map<string, number>();
  /** Deposits that can be neither paid out nor refunded: no further attempt until the setting changes. */
  const stuck = new Set<string>();
  let watchedUntil = 0;
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> | undefined;
  let isStopped = false;

  const wait = () => setting.ms ?? waitMs;

  async function read(): Promise<readonly BridgeTransfer[]> {
    const events = await Promise.all(ends.map(async (end) => [end.chainId, await end.events()] as const));
    return bridgeTransfers(new Map(events));
  }

  /** The payout for a deposit. Undefined if it isn't possible. */
  function paymentFor(deposit: BridgeDeposit, from: BridgeEnd, to: BridgeEnd): BridgePayment | undefined {
    const [sold, wanted] = [from.asset(deposit.token), to.asset(deposit.toToken)];
    if (!sold || !wanted) return undefined;
    if (bridgeTerms(sold, wanted, deposit.amount).toAmount < deposit.least) return undefined;
    const bought = setting.mode === 'partial' ? otherToken(to, wanted) : wanted;
    if (!bought) return undefined;
    const { toAmount } = bridgeTerms(sold, bought, deposit.amount);
    return { token: bought.address, amount: toAmount, receiver: deposit.receiver };
  }

  /** Performs the due action. Resolves to whether further actions will follow without a new setting. */
  async function settle({ deposit, outcome }: BridgeTransfer): Promise<boolean> {
    const key = `${deposit.fromChain}/${deposit.hash}/${deposit.id}`;
    const [from, to] = [endOf(deposit.fromChain), endOf(deposit.toChain)];
    if (!from || !to || stuck.has(key)) return false;
    if (outcome.state === 'refused') {
      if (!(await from.refund(deposit.id))) stuck.add(key);
      return true;
    }
    if (outcome.state !== 'open' || setting.mode === 'slow' || setting.mode === 'fail') return false;
    const since = seen.get(key) ?? performance.now();
    seen.set(key, since);
    if (performance.now() - since < wait()) return true;
    const payment = setting.mode === 'refund' ? undefined : paymentFor(deposit, from, to);
    if (payment && (await to.pay(deposit.fromChain, deposit.id, payment))) return true;
    if (!(await to.refuse(deposit.fromChain, deposit.id))) stuck.add(key);
    return true;
  }

  async function look(): Promise<void> {
    let isMore = false;
    try {
      for (const transfer of await read()) isMore = (await settle(transfer)) || isMore;
    } catch {
      // A chain does not answer, for example because it was stopped before its server.
    }
    if (isStopped || (!isMore && performance.now() > watchedUntil)) return;
    timer = setTimeout(start, POLL_MS);
    // The process may exit without waiting for it.
    timer.unref();
  }

  function start() {
    clearTimeout(timer);
    timer = undefined;
    round = look().finally(() => {
      round = undefined;
    });
  }

  function watch() {
    watchedUntil = performance.now() + WATCH_MS;
    if (!isStopped && !round && !timer) start();
  }

  start();
  return {
    held: async (chainId, token) => endOf(chainId)?.held(token),
    get setting() {
      return setting;
    },
    set(next) {
      setting = next;
      stuck.clear();
      watch();
    },
    get waitMs() {
      return wait();
    },
    watch,
    async find(id) {
      const isMeant = ({ deposit, outcome }: BridgeTransfer) =>
        deposit.hash === id ||
        deposit.transactionId === id ||
        ('payment' in outcome && outcome.payment.hash === id);
      return (await read()).find(isMeant);
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await round;
    },
  };
}

/** The token that is paid out when the requested one is not available. */
const otherToken = (end: BridgeEnd, wanted: BridgeAsset): BridgeAsset | undefined =>
  end.assets.find(({ address }) => address !== zeroAddress && address !== wanted.address);
