import { type Address, erc20Abi, zeroAddress } from 'viem';
import { ownValue } from '../../../lib/untrusted/ownValue.js';
import type { SandboxChain } from '../../chains.js';
import { SANDBOX_BRIDGE } from '../bridge/deployBridge.js';
import { SANDBOX_EXCHANGE } from '../exchange.js';
import {
  type ChainLedger,
  type Holding,
  type LedgerItem,
  type Movement,
  operationOf,
} from './chainLedger.js';
import { createEvmAssets } from './evmAssets.js';
import { createEvmIndex, type IndexedTransaction, type TokenEvent } from './evmIndex.js';
import { createEvmSwaps } from './evmSwaps.js';

/** The functions that reveal the purpose of a failed transaction. */
const WANTED: Readonly<Record<string, LedgerItem['operation']>> = {
  '0x': 'send',
  '0xa9059cbb': 'send',
  '0x095ea7b3': 'approve',
};

/** An EVM chain's data about accounts, from its blocks, receipts and contracts. */
export function createEvmLedger(chain: SandboxChain<string>, spam: readonly string[]): ChainLedger {
  const index = createEvmIndex(chain.rpcUrl);
  const assets = createEvmAssets(index, spam);

  async function movementsOf(transaction: IndexedTransaction, me: string): Promise<Movement[]> {
    const { from, to, value, events } = transaction;
    const native: Movement[] = [];
    const direction = directionOf(from, to ?? '', me);
    if (value > 0n && direction) native.push({ direction, amount: value, asset: chain.nativeCurrency });
    const moved = await Promise.all(
      events.map(async (event): Promise<Movement | undefined> => {
        const direction = directionOf(event.from, event.to, me);
        if (event.kind === 'approval' || !direction) return undefined;
        if (event.kind === 'picture') {
          return { direction, amount: 1n, picture: await assets.picture(event.contract, event.value) };
        }
        // The exchange and the bridge report outgoing native currency as if it were a token.
        const isNative = [SANDBOX_EXCHANGE, SANDBOX_BRIDGE].some((one) => same(event.contract, one));
        const asset = isNative ? chain.nativeCurrency : await assets.token(event.contract);
        return asset && { direction, amount: event.value, asset };
      }),
    );
    return [...native, ...moved.filter((movement) => movement !== undefined)];
  }

  async function toItem(transaction: IndexedTransaction, me: string): Promise<LedgerItem> {
    const { hash, time, isConfirmed, from, to, created, nonce, input, events } = transaction;
    const movements = isConfirmed ? await movementsOf(transaction, me) : [];
    const common = { hash, time, isConfirmed, from, to: to ?? created ?? zeroAddress, nonce };
    if (!isConfirmed) {
      const wanted = to ? (ownValue(WANTED, input.slice(0, 10)) ?? 'execute') : 'deploy';
      return { ...common, operation: wanted, movements: [] };
    }
    if (!to && same(from, me)) return { ...common, operation: 'deploy', movements };
    if (movements.length > 0) {
      const isNew = events.some((event) => same(event.from, zeroAddress) && same(event.to, me));
      const isGone = events.some((event) => same(event.to, zeroAddress) && same(event.from, me));
      return { ...common, operation: operationOf(movements, { isNew, isGone }), movements };
    }
    return events.some((event) => isApprovalOf(event, me))
      ? { ...common, operation: 'approve', movements: [] }
      : { ...common, operation: 'execute', movements: null };
  }

  return {
    chain,
    asset: assets.token,
    swaps: createEvmSwaps(chain, index.client),
    async gasPrices() {
      const [{ baseFeePerGas }, tip] = await Promise.all([
        index.client.getBlock(),
        index.client.estimateMaxPriorityFeePerGas({ chain: null }),
      ]);
      // The price that stays sufficient if the base fee rises to this percentage.
      const most = (percent: bigint) => ((baseFeePerGas ?? 0n) * percent) / 100n + tip;
      return { standard: most(125n), fast: most(150n), instant: most(200n) };
    },
    async history(address) {
      const mine = (await index.transactions()).filter(
        ({ from, to, events }) =>
          same(from, address) ||
          same(to, address) ||
          events.some((event) => event.kind !== 'approval' && directionOf(event.from, event.to, address)),
      );
      return Promise.all(mine.reverse().map((transaction) => toItem(transaction, address)));
    },
    async holdings(address) {
      const owner = address as Address;
      const events = (await index.transactions()).flatMap((transaction) => transaction.events);
      const received = events.filter(({ kind, to }) => kind === 'tokens' && same(to, address));
      const contracts = [...new Set(received.map(({ contract }) => contract))];
      const [native, ...amounts] = await Promise.all([
        index.client.getBalance({ address: owner }),
        ...contracts.map((contract) =>
          index.client
            .readContract({ address: contract, abi: erc20Abi, functionName: 'balanceOf', args: [owner] })
            .catch(() => 0n),
        ),
      ]);
      const tokens = await Promise.all(
        contracts.map(async (contract, place): Promise<Holding | undefined> => {
          const amount = amounts[place] ?? 0n;
          const asset = amount > 0n ? await assets.token(contract) : undefined;
          return asset && { asset, amount };
        }),
      );
      return [
        { asset: chain.nativeCurrency, amount: native },
        ...tokens.filter((token) => token !== undefined),
      ];
    },
  };
}

const same = (one: string | null, other: string) => one?.toLowerCase() === other.toLowerCase();

const isApprovalOf = ({ kind, from }: TokenEvent, owner: string) => kind === 'approval' && same(from, owner);

function directionOf(from: string, to: string, me: string): Movement['direction'] | undefined {
  if (same(from, me)) return same(to, me) ? 'self' : 'out';
  return same(to, me) ? 'in' : undefined;
}
