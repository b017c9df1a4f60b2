import { expect } from 'chai';
import { readPayout } from '../../../../src/chains/evm/delivery/readPayout.js';
import { fakeClock } from '../../../support/fakeClock.js';

const ALICE = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266';
const BRIDGE = '0x00000000000000000000000000000000000000bb';
const TOKEN = '0x5fbdb2315678afecb367f032d93f642f64180aa3';
const HASH = `0x${'a'.repeat(64)}`;
const BLOCK = `0x${'b'.repeat(64)}`;
const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';
const word = (value: string | number) =>
  `0x${(typeof value === 'number' ? value.toString(16) : value.slice(2)).padStart(64, '0')}`;
const transfer = (to: string, amount: number, token = TOKEN, from = BRIDGE) => ({
  address: token,
  topics: [TRANSFER, word(from), word(to)],
  data: word(amount),
  transactionHash: HASH,
});

interface Chain {
  readonly status?: string;
  readonly receipt?: null;
  readonly logs?: readonly unknown[];
  readonly madeAt?: number;
  readonly head?: number;
  /** The payee's native balance, before and after. */
  readonly native?: readonly [number, number];
  /** The payee's token balance, before and after. Undefined if the node no longer has it. */
  readonly tokens?: readonly [number, number] | undefined;
  readonly sent?: { readonly from: string; readonly to: string; readonly value: number };
  readonly others?: readonly unknown[];
  readonly chainId?: string;
  /** The time when the first part left, in ms since 1970, if a node reports it. */
  readonly leftAt?: number;
}

/** Reads the payout through a wallet that answers like a node. */
function look(chain: Chain, asset: 'token' | 'native' = 'token') {
  const token = asset === 'token' ? TOKEN : undefined;
  const {
    status = '0x1',
    logs = [transfer(ALICE, 7)],
    madeAt = 1_000,
    head = 5,
    native = [10, 10],
    sent = { from: BRIDGE, to: BRIDGE, value: 0 },
    others = [],
    chainId = '0xa',
  } = chain;
  const tokens = 'tokens' in chain ? chain.tokens : ([0, 7] as const);
  const block = { number: '0x5', hash: BLOCK, timestamp: `0x${madeAt.toString(16)}` };
  const transaction = {
    ...{ hash: HASH, from: sent.from, to: sent.to, value: `0x${sent.value.toString(16)}`, input: '0x' },
    ...{ nonce: '0x1', blockHash: BLOCK },
  };
  const answers: Record<string, (params: readonly unknown[]) => unknown> = {
    eth_chainId: () => chainId,
    eth_getTransactionReceipt: () =>
      chain.receipt === null
        ? null
        : { status, blockNumber: '0x5', blockHash: BLOCK, transactionHash: HASH, from: sent.from, logs },
    eth_getBlockByNumber: ([tag, whole]) =>
      whole
        ? { transactions: [transaction, ...others] }
        : { ...block, number: tag === 'latest' ? `0x${head.toString(16)}` : '0x5' },
    eth_getTransactionByHash: () => transaction,
    eth_getLogs: () => logs,
    eth_getBalance: ([, at]) => `0x${(at === '0x4' ? native[0] : native[1]).toString(16)}`,
    eth_call: ([call, at]) => {
      const { data } = call as { data: string };
      if (data === '0x313ce567') return word(6);
      if (data === '0x95d89b41') return `0x${Buffer.from('SUSD').toString('hex').padEnd(64, '0')}`;
      if (!tokens) throw new Error('missing trie node');
      return word(at === '0x4' ? tokens[0] : tokens[1]);
    },
  };
  const wallet = {
    request: async ({ method, params }: { method: string; params?: unknown }) =>
      answers[method]?.(params as readonly unknown[]),
    on: () => undefined,
    removeListener: () => undefined,
  };
  const nativeCurrency = { name: 'Ether', symbol: 'ETH', decimals: 18 };
  return readPayout(
    { hash: HASH, payee: ALICE, token, askedAt: 1_000_000, leftAt: chain.leftAt },
    {
      ...{ network: { id: 'eip155:10', name: 'Ten', nativeCurrency }, wallet, clock: fakeClock() },
      ...{ signal: new AbortController().signal, proven: new Map() },
    },
  );
}

const amountOf = async (chain: Chain, asset?: 'native') => (await look(chain, asset))?.payout.amount;

describe('readPayout', () => {
  it('reads a token that the payee got, as the chain describes it', async () => {
    expect(await look({})).to.deep.equal({
      payout: { network: 'eip155:10', token: TOKEN, hash: HASH, amount: 7n, decimals: 6, symbol: 'SUSD' },
      isSettled: false,
    });
  });

  it('is settled in a deep block', async () => {
    expect((await look({ head: 16 }))?.isSettled).to.equal(true);
    expect((await look({ head: 15 }))?.isSettled).to.equal(false);
  });

  for (const [what, chain] of [
    ['is in no block', { receipt: null }],
    ['failed', { status: '0x0' }],
    ['paid somebody else', { logs: [transfer(BRIDGE, 7)], tokens: [0, 0] }],
    ['paid another token', { logs: [transfer(ALICE, 7, BRIDGE)] }],
    ['says that it paid, and did not', { tokens: [3, 3] }],
    ['took it back at once', { logs: [transfer(ALICE, 7), transfer(BRIDGE, 7, TOKEN, ALICE)] }],
    ['is older than what it should pay for', { madeAt: 300 }],
    ['is older than the block of what it should pay for', { madeAt: 900, leftAt: 1_000_000 }],
  ] as const satisfies [string, Chain][]) {
    it(`reads nothing of a transaction that ${what}`, async () => {
      expect(await look(chain)).to.equal(undefined);
    });
  }

  it('believes blocks rather than the clock of the device', async () => {
    expect(await amountOf({ madeAt: 300, leftAt: 290_000 })).to.equal(7n);
  });

  it('reads a payment whose network is a little behind', async () => {
    expect(await amountOf({ madeAt: 945, leftAt: 1_000_000 })).to.equal(7n);
  });

  it('reads what arrived of a token that keeps a part', async () => {
    expect(await amountOf({ tokens: [0, 6] })).to.equal(6n);
  });

  it('reads logs where a node has forgotten the balances', async () => {
    expect(await amountOf({ tokens: undefined })).to.equal(7n);
  });

  for (const [what, chain, amount] of [
    ['by the balance', { native: [10, 15] }, 5n],
    ['by what the transaction carries', { sent: { from: BRIDGE, to: ALICE, value: 4 } }, 4n],
    ['as nothing if it did not change', {}, undefined],
    [
      'as nothing if the payee sent it',
      { native: [10, 15], sent: { from: ALICE, to: BRIDGE, value: 0 } },
      undefined,
    ],
    [
      'as nothing if another transaction of the block moved it, too',
      { native: [10, 15], others: [{ hash: BLOCK, from: BRIDGE, to: ALICE }] },
      undefined,
    ],
  ] as const satisfies [string, Chain, bigint | undefined][]) {
    it(`reads the native currency ${what}`, async () => {
      expect(await amountOf({ logs: [], ...chain }, 'native')).to.equal(amount);
    });
  }

  it('asks no node of another network', async () => {
    const error = await look({ chainId: '0x1' }).catch(({ code }) => code);
    expect(error).to.equal('rpc_failed');
  });
});
