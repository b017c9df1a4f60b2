import { type Hex, hexToBytes, keccak256, stringToHex } from 'viem';
import { toBase58 } from '../../../lib/solana/base58.js';
import { SANDBOX_ADDRESSES } from '../../accounts.js';
import { SANDBOX_SOLANA_ADDRESSES } from '../../solanaAccounts.js';
import type { Asset, Holding, LedgerItem } from './chainLedger.js';

/** Made-up transactions and tokens for an account, in addition to its real ones. */
export interface Seed {
  /** The address of the account. */
  readonly address: string;
  /** The network's CAIP-2 id. */
  readonly chain: string;
  /** The number of transactions; default 0. */
  readonly transactions?: number;
  /** The number of tokens; default 0. */
  readonly tokens?: number;
}

export interface Seeds {
  /** Replaces the account's earlier seed on the network. */
  plant(seed: Seed, native: Asset): void;
  history(chain: string, address: string): readonly LedgerItem[];
  holdings(chain: string, address: string): readonly Holding[];
}

const MOST = 20_000;
/** About six hours, in seconds: 5,000 transactions span three and a half years. */
const STEP = 22_237;

/** Reads a seed from JSON. Throws a TypeError that describes the fault. */
export function parseSeed(value: unknown): Seed {
  const { address, chain, ...counts } = (value ?? {}) as Record<string, unknown>;
  if (typeof address !== 'string' || !address) throw new TypeError('"address" is that of an account');
  if (typeof chain !== 'string' || !chain) throw new TypeError('"chain" is a CAIP-2 id');
  for (const [name, count] of Object.entries(counts)) {
    if (name !== 'transactions' && name !== 'tokens') throw new TypeError(`"${name}" is unknown`);
    if (!(Number.isInteger(count) && Number(count) >= 0 && Number(count) <= MOST)) {
      throw new TypeError(`"${name}" is a number up to ${MOST}`);
    }
  }
  return { address, chain, ...counts };
}

export function createSeeds(): Seeds {
  const planted = new Map<string, { history: readonly LedgerItem[]; holdings: readonly Holding[] }>();
  const keyOf = (chain: string, address: string) => `${chain} ${address.toLowerCase()}`;
  return {
    plant({ chain, address, transactions = 0, tokens = 0 }, native) {
      const time = Math.floor(Date.now() / 1000);
      planted.set(keyOf(chain, address), {
        history: Array.from({ length: transactions }, (_, index) =>
          itemOf(chain, address, native, time, index),
        ),
        holdings: Array.from({ length: tokens }, (_, index) => holdingOf(chain, index)),
      });
    },
    history: (chain, address) => planted.get(keyOf(chain, address))?.history ?? [],
    holdings: (chain, address) => planted.get(keyOf(chain, address))?.holdings ?? [],
  };
}

/** Alternately received and sent, from and to the sandbox's other accounts; every ninth failed. */
function itemOf(chain: string, address: string, native: Asset, time: number, index: number): LedgerItem {
  const others = isSolana(chain) ? SANDBOX_SOLANA_ADDRESSES : SANDBOX_ADDRESSES;
  const other = others.filter((one) => one.toLowerCase() !== address.toLowerCase())[index % 4] ?? others[0];
  const isIn = index % 2 === 0;
  const isConfirmed = index % 9 !== 8;
  const amount = BigInt(index + 1) * 10n ** BigInt(native.decimals - 4);
  return {
    hash: hashOf(chain, `transaction ${index}`),
    time: time - (index + 1) * STEP,
    isConfirmed,
    operation: isIn ? 'receive' : 'send',
    from: isIn ? other : address,
    to: isIn ? address : other,
    nonce: index,
    movements: isConfirmed ? [{ direction: isIn ? 'in' : 'out', amount, asset: native }] : [],
  };
}

function holdingOf(chain: string, index: number): Holding {
  const bytes = digest(`${chain} token ${index}`);
  const address = isSolana(chain) ? toBase58(hexToBytes(bytes)) : bytes.slice(0, 42);
  const asset = { address, name: `Seeded Token ${index + 1}`, symbol: `SEED${index + 1}`, decimals: 6 };
  return { asset, amount: BigInt(index + 1) * 1_000_000n };
}

const isSolana = (chain: string) => chain.startsWith('solana:');
const digest = (text: string): Hex => keccak256(stringToHex(text));

function hashOf(chain: string, text: string): string {
  const first = digest(`${chain} ${text}`);
  return isSolana(chain) ? toBase58(hexToBytes(`${first}${digest(first).slice(2)}`)) : first;
}
