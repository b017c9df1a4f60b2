import { expect } from 'chai';
import { estimateTransfer } from '../../../../src/chains/evm/sending/estimateTransfer.js';
import type { GasHints } from '../../../../src/chains/evm/sending/wholeFee.js';
import { startRpc } from './rpcServer.js';
import { CALLS, GWEI, hex, scriptedNode, word } from './scriptedNode.js';

/** A node that multiplies its suggestions. Its last blocks had a base fee of 20 gwei and tips of 2. */
const node = (times: number, gas: number, more: Readonly<Record<string, unknown>> = {}) => ({
  eth_estimateGas: hex(BigInt(gas)),
  eth_getBlockByNumber: { number: '0x64', baseFeePerGas: hex((20n * GWEI * BigInt(times * 10)) / 10n) },
  eth_maxPriorityFeePerGas: hex((2n * GWEI * BigInt(times * 10)) / 10n),
  eth_feeHistory: {
    oldestBlock: '0x1',
    baseFeePerGas: Array.from({ length: 21 }, () => hex(20n * GWEI)),
    gasUsedRatio: Array.from({ length: 20 }, () => 0.5),
    reward: Array.from({ length: 20 }, () => [hex(2n * GWEI)]),
  },
  eth_getCode: '0x',
  ...more,
});
const raised = (history: ReturnType<typeof node>['eth_feeHistory'], times: bigint) => ({
  ...history,
  baseFeePerGas: history.baseFeePerGas.map((base) => hex(BigInt(base) * times)),
  reward: history.reward.map(([tip = '0x0']) => [hex(BigInt(tip) * times)]),
});
const CONTRACT = { eth_getCode: '0x6001' };

describe('the whole fee', () => {
  for (const [what, call, answers, hints, expected] of [
    // Honest: 32 gwei instead of the usual 22, and a fifth more gas.
    ['an honest plain transfer', 'plain', node(1, 21_000), {}, []],
    ['an honest transfer to a contract', 'plain', node(1, 90_000, CONTRACT), {}, []],
    ['an honest transfer of a token', 'transfer', node(1, 65_000), { simulated: 52_000n }, []],
    ['a token that needs much', 'transfer', node(1, 400_000), { simulated: 390_000n }, []],
    ['an honest swap', 'swap', node(1, 380_000), { simulated: 310_000n, quoted: 290_000n }, []],
    ['a swap that needs much', 'swap', node(1, 1_200_000), { simulated: 1_100_000n }, []],
    ['a swap whose quote tells no gas that there is', 'swap', node(1, 380_000), { quoted: 1n }, []],
    // 5.5 times the price, or 8 times with the margin: too little on its own.
    ['a price that is high', 'plain', node(5.5, 21_000), {}, []],
    // 210,000 gas instead of 21,000, plus a fifth, at 32 gwei instead of 22.
    ['much gas to an account', 'plain', node(1, 210_000), {}, [{ kind: 'whole', times: '17' }]],
    ['a price and gas that are high', 'plain', node(5.5, 105_000), {}, [{ kind: 'whole', times: '48' }]],
    ['the same to a contract that needs it', 'plain', node(2, 105_000, CONTRACT), {}, []],
    [
      'a token, compared with such transfers',
      'transfer',
      node(6, 600_000),
      {},
      [{ kind: 'whole', times: '41' }],
    ],
    [
      'a token, compared with its simulation',
      'transfer',
      node(4, 300_000),
      { simulated: 50_000n },
      [{ kind: 'whole', times: '41' }],
    ],
    ['an approval', 'approval', node(6, 460_000), {}, [{ kind: 'whole', times: '48' }]],
    [
      'a swap, compared with its simulation',
      'swap',
      node(5, 1_500_000),
      { simulated: 300_000n },
      [{ kind: 'whole', times: '43' }],
    ],
    [
      'a swap, compared with its quote where the node lies in its simulation, too',
      'swap',
      node(5, 1_500_000),
      { simulated: 1_400_000n, quoted: 200_000n },
      [{ kind: 'whole', times: '65' }],
    ],
    // The price alone, 14 times the usual one, would understate it.
    ['a price that is doubted anyway', 'plain', node(10, 42_000), {}, [{ kind: 'whole', times: '34' }]],
  ] as const) {
    it(`${expected.length > 0 ? 'is' : 'is not'} doubted for ${what}`, async () => {
      const { options } = scriptedNode(answers);
      const { doubts } = await estimateTransfer(CALLS[call], options, hints as GasHints);
      expect(doubts).to.deep.equal(expected);
    });
  }

  it('is compared with what the wallet’s node says, if that is less', async () => {
    const honest = node(1, 105_000);
    const rpc = await startRpc({ ...node(4, 105_000), eth_feeHistory: raised(honest.eth_feeHistory, 4n) });
    const { options } = scriptedNode({ eth_gasPrice: hex(22n * GWEI) });
    const network = { ...options.network, rpcUrl: rpc.url };
    const { doubts } = await estimateTransfer(CALLS.plain, { ...options, network });
    rpc.stop();
    // 126,000 gas at 128 gwei, instead of 21,000 at 22.
    expect(doubts).to.deep.equal([{ kind: 'whole', times: '34' }]);
  });

  describe('on a network that charges for data', () => {
    /** A contract with one fee twenty blocks ago, and another now. */
    const data = (earlier: bigint | undefined, now: bigint) => ({
      eth_call: ([{ data: question }, at]: readonly [{ readonly data: string }, string]) => {
        if (!question.startsWith('0xf1c7a58b')) return '0x';
        if (at === 'latest') return word(now);
        return at === '0x50' && earlier !== undefined ? word(earlier) : '0x';
      },
    });
    /** The usual fee of a plain transfer: 21,000 gas at 22 gwei. */
    const usual = 21_000n * 22n * GWEI;
    for (const [what, times, earlier, now, expected] of [
      ['data that are most of it', 1, usual * 50n, usual * 50n, []],
      ['data that cost twice as much', 1, usual * 50n, usual * 100n, []],
      ['data that cost eleven times as much', 1, usual * 50n, usual * 550n, [{ kind: 'whole', times: '13' }]],
      ['data whose earlier cost nobody tells', 1, undefined, usual * 550n, []],
      ['data and a price that are high', 6, usual, usual * 10n, [{ kind: 'whole', times: '10' }]],
    ] as const) {
      it(`${expected.length > 0 ? 'is' : 'is not'} doubted for ${what}`, async () => {
        const { options } = scriptedNode(
          { ...node(times, 21_000), ...data(earlier, now) } as Readonly<Record<string, unknown>>,
          'eip155:10',
        );
        expect((await estimateTransfer(CALLS.plain, options)).doubts).to.deep.equal(expected);
      });
    }
  });
});
