import { expect } from 'chai';
import { estimateTransfer } from '../../../../src/chains/evm/sending/estimateTransfer.js';
import { CALLS, GWEI, hex, scriptedNode, word } from './scriptedNode.js';

/** An OP Stack contract that charges next to nothing. */
const OP_STACK = {
  eth_call: ([{ data }]: readonly [{ data: string }]) => (data.startsWith('0xf1c7a58b') ? word(1n) : '0x'),
};
/** Mantle's contract, which also has a token ratio. */
const MANTLE = {
  eth_call: ([{ data }]: readonly [{ data: string }]) => (data.startsWith('0x275aedd2') ? '0x' : word(1n)),
};

interface Network {
  readonly reference: number;
  /** An honest node's estimate. */
  readonly gas: number;
  readonly call?: keyof typeof CALLS;
  readonly more?: Readonly<Record<string, unknown>>;
}

/** The doubts about a node that multiplies the gas and the price. Blocks paid this base fee and these tips, in gwei. */
async function doubtsOf(
  { reference, gas, call = 'plain', more = {} }: Network,
  [gasTimes, priceTimes]: readonly [number, number],
  [base, tip]: readonly [bigint, bigint],
) {
  const answers = {
    eth_estimateGas: hex(BigInt(gas) * BigInt(gasTimes)),
    eth_getBlockByNumber: { number: '0x64', baseFeePerGas: hex(base * GWEI * BigInt(priceTimes)) },
    eth_maxPriorityFeePerGas: hex(tip * GWEI * BigInt(priceTimes)),
    eth_feeHistory: {
      oldestBlock: '0x1',
      baseFeePerGas: Array.from({ length: 21 }, () => hex(base * GWEI)),
      gasUsedRatio: Array.from({ length: 20 }, () => 0.5),
      reward: Array.from({ length: 20 }, () => [hex(tip * GWEI)]),
    },
    eth_getCode: '0x',
    ...more,
  };
  const { options } = scriptedNode(answers, `eip155:${reference}`);
  // No block has that much gas.
  if (BigInt(gas) * BigInt(gasTimes) > 2n ** 40n) return ['refused'];
  return (await estimateTransfer(CALLS[call], options)).doubts;
}

const LIES = [
  [1, 1],
  [3, 1],
  [1, 3],
  [9, 1],
  [1, 9],
  [3, 3],
  [9, 3],
  [3, 9],
  [9, 9],
  [81, 1],
  [1, 81],
  [1_000, 1],
  [1, 1_000],
  [1_000_000, 1],
  [1, 1_000_000],
] as const;

const UNKNOWN = 987654;
const BASE = [20n, 2n] as const;
/** If the base fee is next to nothing, its margin doesn't raise the price. */
const TIP = [0n, 20n] as const;

describe('a fee whose gas and price are multiplied', () => {
  for (const [where, network, prices, unmarked] of [
    ['on Ethereum', { reference: 1, gas: 21_000 }, BASE, '1x1 3x1 1x3'],
    ['on Ethereum, in the tip', { reference: 1, gas: 21_000 }, TIP, '1x1 3x1 1x3 1x9'],
    ['on a network that is not known', { reference: UNKNOWN, gas: 21_000 }, BASE, '1x1 3x1 1x3 9x1'],
    ['there, in the tip', { reference: UNKNOWN, gas: 21_000 }, TIP, '1x1 3x1 1x3 9x1 1x9'],
    ['there, of a token', { reference: UNKNOWN, gas: 65_000, call: 'transfer' }, BASE, '1x1 3x1 1x3 9x1 3x3'],
    ['there, of a swap', { reference: UNKNOWN, gas: 300_000, call: 'swap' }, BASE, '1x1 3x1 1x3 9x1 3x3'],
    [
      'on an unknown network of the OP stack, where estimates tell nothing else',
      { reference: UNKNOWN, gas: 21_000, more: OP_STACK },
      BASE,
      '1x1 3x1 1x3',
    ],
    // The usual gas is unknown there, so only the price can be checked.
    ['on Arbitrum', { reference: 42161, gas: 21_000 }, BASE, '1x1 3x1 1x3 9x1 3x3 9x3 81x1'],
    ['on Filecoin', { reference: 314, gas: 2_500_000 }, BASE, '1x1 3x1 1x3 9x1 3x3'],
  ] as const satisfies readonly (readonly [string, Network, readonly [bigint, bigint], string])[]) {
    it(where, async () => {
      const found = await Promise.all(
        LIES.map(async (lie) => [lie, await doubtsOf(network, lie, prices)] as const),
      );
      const free = found.filter(([, doubts]) => doubts.length === 0);
      expect(free.map(([lie]) => lie.join('x')).join(' ')).to.equal(unmarked);
    });
  }

  it('tells by how much', async () => {
    // 226,800 gas at 288 gwei, instead of 21,000 at 22.
    expect(await doubtsOf({ reference: UNKNOWN, gas: 21_000 }, [9, 9], BASE)).to.deep.equal([
      { kind: 'whole', times: '141' },
    ]);
  });
});

describe('the fee of an honest node', () => {
  for (const [where, network] of [
    ['Arbitrum, when Ethereum is dear', { reference: 42161, gas: 1_100_000 }],
    ['Arbitrum, with a token', { reference: 42161, gas: 900_000, call: 'transfer' }],
    ['zkSync Era', { reference: 324, gas: 133_441 }],
    ['zkSync Era, when Ethereum is dear', { reference: 324, gas: 2_009_513 }],
    ['zkSync Era, with a swap', { reference: 324, gas: 4_000_000, call: 'swap' }],
    ['Etherlink', { reference: 42793, gas: 621_000 }],
    ['an unknown network like Arbitrum', { reference: UNKNOWN, gas: 120_000 }],
    ['an unknown network like zkSync Era', { reference: UNKNOWN, gas: 400_000 }],
    ['an unknown network of the OP stack', { reference: UNKNOWN, gas: 21_000, more: OP_STACK }],
    ['Celo', { reference: 42220, gas: 21_000, more: OP_STACK }],
    ['Mantle', { reference: 5000, gas: 21_000, more: MANTLE }],
    ['Mantle, with a token', { reference: 5000, gas: 117_600, call: 'transfer', more: MANTLE }],
    ['Filecoin', { reference: 314, gas: 2_500_000 }],
    ['Filecoin, with a token', { reference: 314, gas: 30_000_000, call: 'transfer' }],
    ['Filecoin, with a swap', { reference: 314, gas: 300_000_000, call: 'swap' }],
  ] as const satisfies readonly (readonly [string, Network])[]) {
    it(`is not doubted on ${where}`, async () => {
      expect(await doubtsOf(network, [1, 1], BASE)).to.deep.equal([]);
    });
  }
});
