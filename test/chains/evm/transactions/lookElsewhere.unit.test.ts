import { expect } from 'chai';
import { readTransactionStatus } from '../../../../src/chains/evm/transactions/readTransactionStatus.js';
import type {
  TrackedEvmTransaction,
  TransactionStatus,
} from '../../../../src/lib/transactions/trackedTransaction.js';
import { fakeClock } from '../../../support/fakeClock.js';

const ALICE = `0x${'a1'.repeat(20)}`;
const BOB = `0x${'b0'.repeat(20)}`;
const HASH = `0x${'a'.repeat(64)}`;
const BLOCK = `0x${'b'.repeat(64)}`;

type Answers = Readonly<Record<string, unknown>>;

/** A network that is read through its wallet. */
function networkOf(id: number, answers: Answers | 'silent' | 'failing') {
  const asked: string[] = [];
  const wallet = {
    async request({ method }: { method: string }): Promise<unknown> {
      asked.push(method);
      if (answers === 'silent') return new Promise(() => undefined);
      if (answers === 'failing') throw new Error('Out of order');
      return method in answers ? answers[method] : null;
    },
    on: () => undefined,
    removeListener: () => undefined,
  };
  const network = {
    id: `eip155:${id}`,
    name: `Network ${id}`,
    nativeCurrency: { name: 'Coin', symbol: 'COIN', decimals: 18 },
  } as const;
  return { network, wallet, asked };
}

const block = (time: number) => ({
  number: '0x64',
  hash: BLOCK,
  timestamp: `0x${Math.floor(time / 1_000).toString(16)}`,
});
const sent = { hash: HASH, from: ALICE, to: BOB, value: '0x5', input: '0x', nonce: '0x7', blockHash: null };
const receipt = {
  status: '0x1',
  blockNumber: '0x64',
  blockHash: BLOCK,
  transactionHash: HASH,
  from: ALICE,
  logs: [],
};
const empty = (id: number, now: number): Answers => ({
  eth_chainId: `0x${id.toString(16)}`,
  eth_getBlockByNumber: block(now),
  eth_getTransactionCount: '0x0',
  eth_getCode: '0x',
  eth_blockNumber: '0x64',
});
const holding = (id: number, now: number, more: Answers = {}): Answers => ({
  ...empty(id, now),
  eth_getTransactionByHash: { ...sent, ...more },
});

const AGO_MS = 90_000;

function look(
  own: Answers | 'failing',
  others: readonly ReturnType<typeof networkOf>[],
  status?: TransactionStatus,
) {
  const clock = fakeClock();
  const at = clock.now();
  const here = networkOf(1, own);
  const transaction: TrackedEvmTransaction = {
    namespace: 'eip155',
    id: 'one',
    kind: 'send',
    account: `eip155:1:${ALICE}`,
    network: 'eip155:1',
    askedAt: at - AGO_MS,
    summary: { amount: '0.000000000000000005', symbol: 'ETH', recipient: BOB },
    told: undefined,
    call: { to: BOB, value: 5n, data: '0x' },
    start: { nonce: 0, block: 90 },
    nonce: undefined,
    status: status ?? { step: 'pending', answer: { hash: HASH, answeredAt: at - AGO_MS } },
  };
  const common = { clock, signal: new AbortController().signal };
  const looking = readTransactionStatus(transaction, {
    ...{ ...common, ...here, taken: new Set(), takenBefore: new Set(), nonceFloor: 9, proven: new Map() },
    elsewhere: async () => others.map((one) => ({ ...common, ...one })),
  });
  return { clock, looking };
}

const now = fakeClock().now();

describe('a hash that the network does not know', () => {
  it('is on the network that knows it, whatever others do not answer', async () => {
    const others = [
      networkOf(2, 'failing'),
      networkOf(3, 'silent'),
      networkOf(4, holding(4, now)),
      networkOf(5, empty(5, now)),
    ];
    const { looking } = look(empty(1, now), others);
    const { status, ...seen } = await looking;
    expect(status).to.include({ step: 'pending', knownAt: now });
    expect(seen).to.deep.include({
      network: 'eip155:4',
      account: `eip155:4:${ALICE}`,
      askedNetwork: 'eip155:1',
      nonce: 7,
      summary: { amount: '0.000000000000000005', symbol: 'COIN', recipient: BOB },
    });
  });

  it('is found where the network that was asked for cannot be read', async () => {
    const { looking } = look('failing', [networkOf(4, holding(4, now))]);
    expect((await looking).network).to.equal('eip155:4');
  });

  it('is found before its network says that another transaction has its nonce', async () => {
    const { looking } = look({ ...empty(1, now), eth_getTransactionCount: '0x1' }, [
      networkOf(4, holding(4, now)),
    ]);
    expect((await looking).network).to.equal('eip155:4');
  });

  it('is told as something else if it does something else there', async () => {
    const { looking } = look(empty(1, now), [
      networkOf(4, {
        ...holding(4, now, { value: '0x6', blockHash: BLOCK, blockNumber: '0x64' }),
        eth_getTransactionReceipt: receipt,
      }),
    ]);
    const { status, network } = await looking;
    expect([status.step, network]).to.deep.equal(['mismatched', 'eip155:4']);
  });

  for (const [what, other] of [
    ['no network knows it', empty(4, now)],
    ['what another network has is somebody else’s', holding(4, now, { from: BOB })],
    ['the node of the other network is one of a third', holding(5, now)],
    ['the other network answers another transaction', holding(4, now, { hash: `0x${'c'.repeat(64)}` })],
    ['the other network fails', 'failing'],
  ] as const) {
    it(`stays on its own if ${what}`, async () => {
      const { status, network } = await look(empty(1, now), [networkOf(4, other)]).looking;
      expect([status.step, network]).to.deep.equal(['unknown', undefined]);
    });
  }

  it('rejects if nobody answers anywhere', async () => {
    const failure = await look('failing', [networkOf(4, 'failing')]).looking.catch((error: unknown) => error);
    expect(failure).to.have.property('code', 'rpc_failed');
  });

  it('gives a silent network no longer than each other read has', async () => {
    const { clock, looking } = look(empty(1, now), [networkOf(4, 'silent')]);
    for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
    await new Promise((resolve) => setTimeout(resolve));
    clock.move(10_000);
    expect((await looking).status.step).to.equal('unknown');
  });

  it('asks no other network while its own knows it', async () => {
    const other = networkOf(4, holding(4, now));
    const { network } = await look(holding(1, now), [other]).looking;
    expect([network, other.asked]).to.deep.equal([undefined, []]);
  });
});
