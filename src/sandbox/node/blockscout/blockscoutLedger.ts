import { type Address, erc20Abi } from 'viem';
import type { SandboxChain } from '../../chains.js';
import { createEvmAssets } from '../chainApi/evmAssets.js';
import { createEvmIndex, type IndexedTransaction, type TokenEvent } from '../chainApi/evmIndex.js';
import { priceOf } from '../chainApi/prices.js';
import { SPAM_PICTURES } from '../pictures.js';
import { BlockscoutRefusal } from './blockscoutAnswer.js';
import { addressEntry, momentOf, tokenEntry, transactionEntry } from './blockscoutEntries.js';
import { createInternalCalls } from './internalCalls.js';

export type BlockscoutLedger = ReturnType<typeof createBlockscoutLedger>;

/** The data of a Blockscout instance for a local chain, from its blocks, receipts, traces and contracts. */
export function createBlockscoutLedger(chain: SandboxChain) {
  const index = createEvmIndex(chain.rpcUrl);
  const assets = createEvmAssets(index, SPAM_PICTURES);
  const callsOf = createInternalCalls(chain.rpcUrl);
  const { client } = index;
  const nativePrice = rateOf(chain.nativeCurrency);

  const newestFirst = async () => [...(await index.transactions())].reverse();

  async function tokenInfo(contract: Address, isPicture: boolean) {
    const asset = isPicture ? undefined : await assets.token(contract);
    if (asset) return tokenEntry(contract, 'ERC-20', { ...asset, rate: rateOf(asset) });
    if (!isPicture) return undefined;
    const read = (functionName: 'name' | 'symbol') =>
      client.readContract({ address: contract, abi: erc20Abi, functionName });
    const [name, symbol] = await Promise.all([read('name'), read('symbol')]);
    const isSpam = SPAM_PICTURES.includes(contract.toLowerCase());
    return tokenEntry(contract, 'ERC-721', { name, symbol, isSpam });
  }

  async function movements(address: string) {
    const found = (await newestFirst()).flatMap((transaction) =>
      transaction.events
        .map((event, place) => ({ transaction, event, place }))
        .filter(
          ({ event }) => event.kind !== 'approval' && (same(event.from, address) || same(event.to, address)),
        )
        .reverse(),
    );
    const told = await Promise.all(
      found.map(async (one) => {
        const token = await tokenInfo(one.event.contract, one.event.kind === 'picture');
        return token && { ...one, token };
      }),
    );
    return told.filter((one) => one !== undefined);
  }

  async function totalOf({ kind, contract, value }: TokenEvent, decimals: string | null) {
    if (kind === 'tokens') return { value: `${value}`, decimals };
    const { name, image } = await assets.picture(contract, value);
    return {
      token_id: `${value}`,
      token_instance: { id: `${value}`, image_url: image ?? null, metadata: { name } },
    };
  }

  /** Whether the address appears in any block. */
  async function isKnown(address: string) {
    return (await index.transactions()).some(
      ({ from, to, created, events }) =>
        [from, to, created].some((one) => same(one, address)) ||
        events.some((event) => same(event.from, address) || same(event.to, address)),
    );
  }

  return {
    stats: () => ({ coin_price: nativePrice, total_blocks: '0' }),

    async account(address: string) {
      const balance = await client.getBalance({ address: address as Address });
      if (balance === 0n && !(await isKnown(address))) throw new BlockscoutRefusal(404, 'Not found');
      return {
        ...addressEntry(address),
        coin_balance: `${balance}`,
        exchange_rate: nativePrice,
        block_number_balance_updated_at: Number(await client.getBlockNumber()),
        token: null,
      };
    },

    async token(address: string) {
      const token = await tokenInfo(address as Address, false);
      if (!token) throw new BlockscoutRefusal(404, 'Not found');
      return token;
    },

    async tokenBalances(address: string) {
      const received = (await movements(address)).filter(({ event }) => event.kind === 'tokens');
      const tokens = new Map(received.map(({ event, token }) => [event.contract, token]));
      const balances = await Promise.all(
        [...tokens].map(async ([contract, token]) => {
          const args = [address as Address] as const;
          const value = await client.readContract({
            address: contract,
            abi: erc20Abi,
            functionName: 'balanceOf',
            args,
          });
          return { token, token_id: null, token_instance: null, value: `${value}` };
        }),
      );
      return balances.filter(({ value }) => value !== '0');
    },

    async transactions(address: string) {
      const items = (await newestFirst()).filter(({ from, to, created }) =>
        [from, to, created].some((one) => same(one, address)),
      );
      return {
        items,
        paramsOf: ({ block, position, hash, value, time }: IndexedTransaction) => ({
          block_number: block,
          index: position,
          hash,
          value: `${value}`,
          fee: '0',
          inserted_at: momentOf(time),
        }),
        draw: (transaction: IndexedTransaction) => transactionEntry(transaction, nativePrice),
      };
    },

    async tokenTransfers(address: string) {
      const items = await movements(address);
      return {
        items,
        paramsOf: ({ transaction, place }: (typeof items)[number]) => ({
          block_number: transaction.block,
          index: transaction.position * 1000 + place,
        }),
        draw: async ({ transaction, event, place, token }: (typeof items)[number]) => ({
          block_number: transaction.block,
          transaction_hash: transaction.hash,
          log_index: transaction.position * 1000 + place,
          timestamp: momentOf(transaction.time),
          from: addressEntry(event.from),
          to: addressEntry(event.to),
          type: /^0x0+$/.test(event.from) ? 'token_minting' : 'token_transfer',
          method: null,
          token,
          token_type: token.type,
          total: await totalOf(event, token.decimals),
        }),
      };
    },

    async internalTransactions(address: string) {
      const called = (await newestFirst()).filter(({ input }) => input !== '0x');
      const found = await Promise.all(
        called.map(async (transaction) =>
          [...(await callsOf(transaction.hash))]
            .filter(({ from, to }) => same(from, address) || same(to, address))
            .reverse()
            .map((call) => ({ transaction, call })),
        ),
      );
      const items = found.flat();
      return {
        items,
        paramsOf: ({ transaction, call }: (typeof items)[number]) => ({
          block_number: transaction.block,
          transaction_index: transaction.position,
          index: call.index,
        }),
        draw: ({ transaction, call }: (typeof items)[number]) => ({
          block_number: transaction.block,
          transaction_hash: transaction.hash,
          transaction_index: transaction.position,
          index: call.index,
          timestamp: momentOf(transaction.time),
          type: call.type,
          from: addressEntry(call.from),
          to: call.to && addressEntry(call.to),
          created_contract: null,
          value: `${call.value}`,
          success: transaction.isConfirmed && call.error === null,
          error: call.error,
        }),
      };
    },

    async nfts(address: string, types: readonly string[] = ['ERC-721']) {
      const events = (await index.transactions()).flatMap((transaction) => transaction.events);
      const owners = new Map(
        events
          .filter(({ kind }) => kind === 'picture')
          .map((event) => [`${event.contract} ${event.value}`, event]),
      );
      const items = [...owners.values()].filter(({ to }) => types.includes('ERC-721') && same(to, address));
      return {
        items,
        paramsOf: ({ contract, value }: TokenEvent) => ({
          token_contract_address_hash: contract,
          token_id: `${value}`,
          token_type: 'ERC-721',
        }),
        draw: async ({ contract, value }: TokenEvent) => {
          const { name, image } = await assets.picture(contract, value);
          return {
            id: `${value}`,
            token: await tokenInfo(contract, true),
            token_type: 'ERC-721',
            value: '1',
            is_unique: true,
            image_url: image ?? null,
            thumbnails: null,
            metadata: { name },
            owner: addressEntry(address),
          };
        },
      };
    },
  };
}

const same = (one: string | null, other: string) => one?.toLowerCase() === other.toLowerCase();

/** Null if there is no known price. */
function rateOf(asset: {
  readonly symbol: string;
  readonly name: string;
  readonly decimals: number;
}): string | null {
  const price = priceOf(asset);
  return price === 0 ? null : `${price}`;
}
