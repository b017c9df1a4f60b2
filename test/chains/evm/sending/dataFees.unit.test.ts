import { expect } from 'chai';
import { estimateTransfer } from '../../../../src/chains/evm/sending/estimateTransfer.js';
import { hex, revert, scriptedNode, word } from './scriptedNode.js';

const ALICE = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const BOB = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const TOKEN = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
const OP = '0x420000000000000000000000000000000000000f';
const SCROLL = '0x5300000000000000000000000000000000000002';
const MORPH = '0x530000000000000000000000000000000000000f';

type Call = { readonly to: string; readonly data: string };
type Oracle = (call: Call) => unknown;

/** A contract with these functions, by selector; others revert. */
const contract =
  (functions: Readonly<Record<string, (input: string) => bigint>>): Oracle =>
  ({ data }) => {
    const run = functions[data.slice(0, 10)];
    return run ? word(run(data.slice(10))) : revert();
  };
/** The length of the first argument, of type `bytes`. Also checks the encoding. */
function lengthOfBytes(input: string): bigint {
  expect(BigInt(`0x${input.slice(0, 64)}`)).to.equal(32n);
  const length = BigInt(`0x${input.slice(64, 128)}`);
  expect(input.length).to.equal(128 + Number(((length + 31n) / 32n) * 64n));
  return length;
}

/** The contracts that are deployed on these networks. Prices are per byte. */
const fjord = contract({ '0xf1c7a58b': (input) => BigInt(`0x${input}`) * 7n });
const isthmus = contract({
  '0xf1c7a58b': (input) => BigInt(`0x${input}`) * 7n,
  '0x275aedd2': (input) => BigInt(`0x${input}`) * 2n + 5n,
});
const bedrock = contract({ '0x49948e0e': (input) => lengthOfBytes(input) * 11n });
const mantle = contract({
  '0x49948e0e': (input) => lengthOfBytes(input) * 11n,
  '0x06f837d3': () => 4_000n,
  '0x275aedd2': () => 0n,
});
const scroll = contract({ '0x49948e0e': (input) => lengthOfBytes(input) * 13n });

/** A node of this network with only these contracts. All gas costs 100 wei. */
function nodeOf(reference: number, contracts: Readonly<Record<string, Oracle>>, gas = 21_000n) {
  return scriptedNode(
    {
      eth_estimateGas: hex(gas),
      eth_getBlockByNumber: { baseFeePerGas: '0x64' },
      eth_maxPriorityFeePerGas: '0x0',
      eth_feeHistory: { baseFeePerGas: ['0x64', '0x64'], gasUsedRatio: [0.5], reward: [['0x0']] },
      eth_call: ([call]: readonly unknown[]) => {
        const { to } = call as Call;
        return contracts[to]?.(call as Call) ?? '0x';
      },
    },
    `eip155:${reference}`,
  );
}
const plain = { from: ALICE, to: BOB, value: 1n } as const;
/** A call with 68 bytes of data. */
const token = { from: ALICE, to: TOKEN, data: `0xa9059cbb${'11'.repeat(64)}` } as const;

/** Contracts at all known addresses. Networks that use one would charge for 120 bytes. */
const everywhere = { [OP]: fjord, [SCROLL]: scroll, [MORPH]: scroll };

describe('what networks charge for data', () => {
  for (const [name, reference, contracts, charged] of [
    ['OP Mainnet', 10, { [OP]: isthmus }, 120n * 7n + 21_000n * 2n + 5n],
    ['Base', 8453, { [OP]: isthmus }, 120n * 7n + 21_000n * 2n + 5n],
    ['Base Sepolia', 84532, { [OP]: fjord }, 120n * 7n],
    ['Zora', 7777777, { [OP]: fjord }, 120n * 7n],
    ['Celo', 42220, { [OP]: contract({ '0xf1c7a58b': () => 0n }) }, 0n],
    ['Blast', 81457, { [OP]: bedrock }, 120n * 11n],
    ['Mode', 34443, { [OP]: bedrock }, 120n * 11n],
    ['World Chain', 480, { [OP]: fjord }, 120n * 7n],
    ['Unichain', 130, { [OP]: fjord }, 120n * 7n],
    ['opBNB', 204, { [OP]: fjord }, 120n * 7n],
    ['Mantle', 5000, { [OP]: mantle }, 120n * 11n * 4_000n],
    ['Scroll', 534352, { [SCROLL]: scroll, [OP]: fjord }, 188n * 13n],
    ['Scroll Sepolia', 534351, { [SCROLL]: scroll }, 188n * 13n],
    ['Morph', 2818, { [MORPH]: scroll, [SCROLL]: contract({}) }, 188n * 13n],
    // The gas or its price covers the data there, so a contract at these addresses must be a trick.
    ['Ethereum', 1, everywhere, 0n],
    ['BNB Smart Chain', 56, everywhere, 0n],
    ['Gnosis', 100, everywhere, 0n],
    ['Polygon', 137, everywhere, 0n],
    ['Fantom', 250, everywhere, 0n],
    ['Kaia', 8217, everywhere, 0n],
    ['Avalanche', 43114, everywhere, 0n],
    ['Sepolia', 11155111, everywhere, 0n],
    ['Linea', 59144, everywhere, 0n],
    ['Taiko', 167000, everywhere, 0n],
    ['Polygon zkEVM', 1101, everywhere, 0n],
    ['Aurora', 1313161554, everywhere, 0n],
    ['Arbitrum One', 42161, everywhere, 0n],
    ['Arbitrum Nova', 42170, everywhere, 0n],
    ['zkSync Era', 324, everywhere, 0n],
    ['Abstract', 2741, everywhere, 0n],
    // Unknown networks: with the contract, with its old version, or without it.
    ['a new network of the OP stack', 987654, { [OP]: isthmus }, 120n * 7n + 21_000n * 2n + 5n],
    ['an old network of the OP stack', 987654, { [OP]: bedrock }, 120n * 11n],
    ['another network', 987654, {}, 0n],
    ['a network with something else there', 987654, { [OP]: contract({}) }, 0n],
  ] as const) {
    it(`on ${name}`, async () => {
      const { options } = nodeOf(reference, contracts);
      const { expected, most, doubts } = await estimateTransfer(plain, options);
      expect(expected).to.equal(2_100_000n + charged);
      expect(most).to.equal(3_150_000n + charged + charged / 4n);
      expect(doubts).to.deep.equal([]);
    });
  }

  it('counts the data of a call, also where the contract wants it', async () => {
    const ofScroll = await estimateTransfer(token, nodeOf(534352, { [SCROLL]: scroll }, 50_000n).options);
    expect(ofScroll.expected).to.equal(5_000_000n + (188n + 68n) * 13n);
    const ofBlast = await estimateTransfer(token, nodeOf(81457, { [OP]: bedrock }, 50_000n).options);
    expect(ofBlast.expected).to.equal(5_000_000n + (120n + 68n) * 11n);
    const ofBase = await estimateTransfer(token, nodeOf(8453, { [OP]: isthmus }, 50_000n).options);
    // The operator fee is for the gas limit.
    expect(ofBase.expected).to.equal(5_000_000n + (120n + 68n) * 7n + 60_000n * 2n + 5n);
  });

  for (const [name, reference] of [
    ['OP Mainnet', 10],
    ['Mantle', 5000],
    ['Scroll', 534352],
    ['Morph', 2818],
  ] as const) {
    it(`is called unknown if ${name} does not tell it`, async () => {
      const { doubts } = await estimateTransfer(plain, nodeOf(reference, {}).options);
      expect(doubts).to.deep.equal([{ kind: 'data' }]);
    });
  }
});
