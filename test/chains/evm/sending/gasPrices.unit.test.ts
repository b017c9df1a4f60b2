import { expect } from 'chai';
import { estimateTransfer } from '../../../../src/chains/evm/sending/estimateTransfer.js';
import { fakeClock } from '../../../support/fakeClock.js';
import { settled } from '../../../support/promises.js';
import { startRpc } from './rpcServer.js';
import { hex, scriptedNode } from './scriptedNode.js';

const ALICE = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const BOB = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const GWEI = 10n ** 9n;
const plain = { from: ALICE, to: BOB, value: 1n } as const;

/** Twenty blocks that contain transactions. */
const history = (base: bigint, tip: bigint, used = 0.5) => ({
  oldestBlock: '0x1',
  baseFeePerGas: Array.from({ length: 21 }, () => hex(base)),
  gasUsedRatio: Array.from({ length: 20 }, () => used),
  reward: Array.from({ length: 20 }, () => [hex(tip)]),
});

/** An honest node: a base fee of 20 gwei, and tips of 2. */
const HONEST = {
  eth_estimateGas: '0x5208',
  eth_getBlockByNumber: { number: '0x64', baseFeePerGas: hex(20n * GWEI) },
  eth_maxPriorityFeePerGas: hex(2n * GWEI),
  eth_gasPrice: hex(22n * GWEI),
  eth_feeHistory: history(20n * GWEI, 2n * GWEI),
  eth_call: '0x',
};
const { eth_feeHistory: _, ...WITHOUT_HISTORY } = HONEST;
const kinds = async (answers: Readonly<Record<string, unknown>>) =>
  (await estimateTransfer(plain, scriptedNode(answers).options)).doubts;

describe('the price of gas', () => {
  it('is beyond doubt if a node says what its blocks paid', async () => {
    expect(await kinds(HONEST)).to.deep.equal([]);
    expect(await kinds({ ...HONEST, eth_feeHistory: undefined })).to.deep.equal([]);
    expect(await kinds(WITHOUT_HISTORY)).to.deep.equal([]);
  });

  for (const factor of [10n, 1_000n, 1_000_000n]) {
    const lie = (price: bigint) => hex(price * factor);
    /** The highest price (30 gwei and the tip) as a multiple of the usual 22 gwei. */
    const times = (32n * factor) / 22n;
    for (const [what, answers, expected] of [
      [
        'both parts',
        {
          eth_getBlockByNumber: { number: '0x64', baseFeePerGas: lie(20n * GWEI) },
          eth_maxPriorityFeePerGas: lie(2n * GWEI),
        },
        times,
      ],
      [
        'the base fee',
        { eth_getBlockByNumber: { number: '0x64', baseFeePerGas: lie(20n * GWEI) } },
        (30n * factor + 2n) / 22n,
      ],
      [
        'the tip, from the usual price on',
        { eth_maxPriorityFeePerGas: lie(22n * GWEI) },
        (30n + 22n * factor) / 22n,
      ],
      ['the only price', { eth_getBlockByNumber: {}, eth_gasPrice: lie(22n * GWEI) }, factor],
    ] as const) {
      it(`is doubted if a node multiplies ${what} by ${factor}`, async () => {
        expect(await kinds({ ...HONEST, ...answers })).to.deep.equal([
          { kind: 'price', times: `${expected}` },
        ]);
      });
    }

    it(`is doubted without statistics if the last block's base fee is ${factor} times the earlier ones`, async () => {
      const blocks = ([which]: readonly unknown[]) => ({
        number: '0x64',
        baseFeePerGas: which === 'latest' ? lie(20n * GWEI) : hex(20n * GWEI),
      });
      const [doubt] = await kinds({ ...WITHOUT_HISTORY, eth_getBlockByNumber: blocks });
      expect(doubt).to.deep.equal({ kind: 'price', times: `${(30n * factor + 2n) / 20n}` });
    });

    it(`is disputed if a node lies ${factor} times in all, and the wallet's does not`, async () => {
      const rpc = await startRpc({
        ...HONEST,
        eth_getBlockByNumber: { number: '0x64', baseFeePerGas: lie(20n * GWEI) },
        eth_maxPriorityFeePerGas: lie(2n * GWEI),
        eth_feeHistory: history(20n * GWEI * factor, 2n * GWEI * factor),
      });
      const { options } = scriptedNode({ eth_gasPrice: hex(21n * GWEI) });
      const network = { ...options.network, rpcUrl: rpc.url };
      const { doubts } = await estimateTransfer(plain, { ...options, network });
      rpc.stop();
      expect(doubts).to.deep.equal([{ kind: 'disputed' }]);
    });
  }

  it('is disputed if the wallet says far more, and is not by a wallet that says nothing', async () => {
    const rpc = await startRpc(HONEST);
    const ask = async (answers: Readonly<Record<string, unknown>>) => {
      const { options } = scriptedNode(answers);
      return (await estimateTransfer(plain, { ...options, network: { ...options.network, rpcUrl: rpc.url } }))
        .doubts;
    };
    expect(await ask({ eth_gasPrice: hex(220n * GWEI) })).to.deep.equal([{ kind: 'disputed' }]);
    expect(await ask({ eth_gasPrice: hex(200n * GWEI) })).to.deep.equal([]);
    expect(await ask({})).to.deep.equal([]);
    expect(await ask({ eth_gasPrice: 'cheap' })).to.deep.equal([]);
    rpc.stop();
  });

  it('does not wait for a silent wallet', async () => {
    const rpc = await startRpc(HONEST);
    const clock = fakeClock();
    const { options } = scriptedNode({ eth_gasPrice: () => new Promise(() => undefined) });
    const estimate = estimateTransfer(plain, {
      ...options,
      clock,
      network: { ...options.network, rpcUrl: rpc.url },
    });
    let isDone = false;
    void estimate.finally(() => {
      isDone = true;
    });
    while (!isDone) {
      clock.move(100);
      await settled();
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
    expect((await estimate).doubts).to.deep.equal([]);
    rpc.stop();
  });

  it('may have the tip that nodes suggest where nobody has sent anything lately', async () => {
    const idle = {
      ...HONEST,
      eth_getBlockByNumber: { number: '0x64', baseFeePerGas: '0x7' },
      eth_feeHistory: history(7n, 0n, 0),
    };
    expect(await kinds({ ...idle, eth_maxPriorityFeePerGas: hex(GWEI) })).to.deep.equal([]);
    // It is as far from the base fee as from the tips of others.
    expect(await kinds({ ...idle, eth_maxPriorityFeePerGas: hex(10n * GWEI) })).to.deep.equal([
      { kind: 'price', times: '9' },
    ]);
  });

  it('is doubted if the tip is ten times the base fee and what others tip', async () => {
    const even = {
      ...HONEST,
      eth_getBlockByNumber: { number: '0x64', baseFeePerGas: hex(GWEI) },
      eth_feeHistory: history(GWEI, GWEI),
    };
    expect(await kinds({ ...even, eth_maxPriorityFeePerGas: hex(9n * GWEI) })).to.deep.equal([]);
    expect(await kinds({ ...even, eth_maxPriorityFeePerGas: hex(10n * GWEI) })).to.deep.equal([
      { kind: 'price', times: '5' },
    ]);
    // A network's base fee may be far below its lowest tip.
    const lone = {
      ...HONEST,
      eth_getBlockByNumber: { number: '0x64', baseFeePerGas: '0x64' },
      eth_feeHistory: history(100n, 1_000_000n),
      eth_maxPriorityFeePerGas: hex(1_000_000n),
    };
    expect(await kinds(lone)).to.deep.equal([]);
  });

  it('is doubted on a network that is free', async () => {
    const free = {
      ...HONEST,
      eth_getBlockByNumber: { baseFeePerGas: '0x0' },
      eth_feeHistory: history(0n, 0n),
    };
    expect(await kinds({ ...free, eth_maxPriorityFeePerGas: '0x0' })).to.deep.equal([]);
    expect(await kinds({ ...free, eth_maxPriorityFeePerGas: '0x1' })).to.deep.equal([
      { kind: 'price', times: undefined },
    ]);
  });

  for (const [what, answer] of [
    ['nothing', undefined],
    ['nonsense', { baseFeePerGas: 7, gasUsedRatio: 'much', reward: [[[]]] }],
    ['numbers beyond all money', { ...history(20n * GWEI, 0n), baseFeePerGas: [`0x${'f'.repeat(64)}`] }],
    ['no blocks', { baseFeePerGas: [], gasUsedRatio: [], reward: [] }],
    [
      'a trap',
      new Proxy(
        {},
        {
          get: () => {
            throw new Error('trap');
          },
        },
      ),
    ],
  ] as const) {
    it(`is compared with nothing if statistics say ${what} and there is no base fee`, async () => {
      const answers = { ...HONEST, eth_getBlockByNumber: {}, eth_feeHistory: answer };
      expect(await kinds(answers)).to.deep.equal([{ kind: 'unknown' }]);
    });
  }
});

describe('the limit of gas', () => {
  const TOKEN = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
  const token = { from: ALICE, to: TOKEN, data: `0xa9059cbb${'11'.repeat(64)}` } as const;
  const other = { from: ALICE, to: TOKEN, data: '0x12345678' } as const;
  for (const [what, reference, call, gas, isMuch] of [
    ['a transfer to a contract', 1, plain, 90_000n, false],
    ['a plain transfer', 1, plain, 30_000_000n, true],
    ['a plain transfer with a little lie', 1, plain, 300_000n, true],
    ['a plain transfer on Gnosis', 100, plain, 30_000_000n, true],
    ['a plain transfer on Arbitrum, with its data', 42161, plain, 1_500_000n, false],
    ['a plain transfer on Arbitrum', 42161, plain, 30_000_000n, true],
    ['a plain transfer on a network that is not known', 31337, plain, 30_000_000n, true],
    ['a token', 1, token, 400_000n, false],
    ['a token that takes a block', 1, token, 30_000_000n, true],
    ['a swap', 1, other, 1_200_000n, false],
    ['a swap that takes a block', 1, other, 30_000_000n, true],
  ] as const) {
    it(`${isMuch ? 'is' : 'is not'} doubted for ${what}`, async () => {
      const answers = { ...HONEST, eth_estimateGas: hex(gas) };
      const { doubts } = await estimateTransfer(call, scriptedNode(answers, `eip155:${reference}`).options);
      expect(doubts).to.deep.equal(isMuch ? [{ kind: 'gas' }] : []);
    });
  }
});
