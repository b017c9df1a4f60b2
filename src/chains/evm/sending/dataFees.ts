import { numberWord } from '../../../lib/evm/hex.js';
import type { CaipNetworkId } from '../../../lib/networks/caip.js';
import type { RpcRequest } from '../rpc.js';
import { ifAnswered, readQuantity } from './nodeQuantity.js';
import type { OutgoingCall } from './simulateCall.js';

/**
 * How a network charges for data that it writes to another one. `none`: it writes none, or its gas price covers it. `gas`: as
 * additional gas, which estimates include. `units`: not at all, but its gas is counted in other units. The others have a
 * contract that returns the fee on top of gas.
 */
type Charging = 'none' | 'gas' | 'units' | 'op' | 'mantle' | 'scroll' | 'morph';

const NETWORKS: Readonly<Record<Charging, readonly number[]>> = {
  none: [
    // With blocks of their own: Ethereum, BNB, Gnosis, Polygon, Sonic, Fantom, Kaia, Avalanche, Holesky, Hoodi, Sepolia.
    ...[1, 56, 97, 100, 137, 80002, 146, 250, 8217, 43113, 43114, 17000, 560048, 11155111],
    // In the price of gas. Linea: docs.linea.build, gas fees; Taiko: docs.taiko.xyz, fees; Polygon zkEVM: docs.polygon.technology,
    // effective gas price; Aurora: doc.aurora.dev, gas.
    ...[59144, 59141, 167000, 167009, 1101, 2442, 1313161554, 1313161555],
  ],
  gas: [
    // Arbitrum's Nitro, docs.arbitrum.io, gas and fees: One, Nova, Sepolia, ApeChain, Xai.
    ...[42161, 42170, 421614, 33139, 660279],
    // zkSync's gas for pubdata, docs.zksync.io, fee model: Era, Sepolia, Abstract, Lens, Sophon, Cronos zkEVM.
    ...[324, 300, 2741, 232, 50104, 388],
    // Etherlink's gas for data availability: octez.tezos.com, Evm_node_lib_dev.Fees.
    ...[42793, 128123],
  ],
  // docs.filecoin.io, difference with Ethereum: Filecoin, Calibration.
  units: [314, 314159],
  // docs.optimism.io, transaction fees: OP Mainnet, OP Sepolia, opBNB, Fraxtal, Unichain, World Chain, Metal, Shape, Manta
  // Pacific, Swellchain, Soneium, Lisk, Superseed, Base, Base Sepolia, Mode, Celo, Zircuit, Ink, BOB, Blast, Cyber, Redstone, Zora.
  op: [
    ...[10, 11155420, 204, 252, 130, 480, 1750, 360, 169, 1923, 1868, 1135, 5330, 8453, 84532, 34443, 42220],
    ...[48900, 57073, 60808, 81457, 7560, 690, 7777777],
  ],
  // docs.mantle.xyz, fees: the OP stack's contract returns the fee in ether, and the rate to the network's own currency.
  mantle: [5000, 5003],
  // docs.scroll.io, transaction fees.
  scroll: [534352, 534351],
  // docs.morphl2.io, transaction fees.
  morph: [2818, 2810],
};

const CHARGING = new Map<string, Charging>(
  Object.entries(NETWORKS).flatMap(([charging, references]) =>
    references.map((reference) => [`eip155:${reference}`, charging as Charging] as const),
  ),
);

/** Only networks of the OP stack can have a contract there. */
const OP_ORACLE = '0x420000000000000000000000000000000000000f';
const SCROLL_ORACLE = '0x5300000000000000000000000000000000000002';
const MORPH_ORACLE = '0x530000000000000000000000000000000000000f';
/** `getL1FeeUpperBound(uint256)` */
const UPPER_BOUND = '0xf1c7a58b';
/** `getL1Fee(bytes)` */
const FEE_OF_BYTES = '0x49948e0e';
/** `getOperatorFee(uint256)` */
const OPERATOR_FEE = '0x275aedd2';
/** `tokenRatio()` */
const TOKEN_RATIO = '0x06f837d3';
/** The bytes of an unsigned transfer without its data: nonce, fees, limit, recipient, amount and list headers. */
const BYTES_WITHOUT_DATA = 120;
/** The same with a signature. */
const SIGNED_WITHOUT_DATA = 188;

/**
 * A call of `getL1Fee`. The bytes before the data of a transaction aren't known yet. Bytes other than zero stand for them,
 * because they cost most.
 */
function feeOfBytes(data: string, bytesBefore: number): string {
  const bytes = `${'ff'.repeat(bytesBefore)}${data.slice(2)}`;
  const padding = '0'.repeat((64 - (bytes.length % 64)) % 64);
  return `${FEE_OF_BYTES}${numberWord(32)}${numberWord(bytes.length / 2)}${bytes}${padding}`;
}

/** The most times the execution gas that an honest estimate can be where gas also pays for data. */
const GAS_WITH_DATA = 20n;
/** The same where gas is counted in other units. Filecoin counts 444 for one. */
const GAS_IN_UNITS = 1_000n;
/** The same on unknown networks. Most of them charge for execution alone. */
const GAS_UNKNOWN = 4n;

/** The fee for data on top of gas, in base units of the network's native currency. */
export interface DataFee {
  readonly fee: bigint;
  /** Whether the network is known to charge, but didn't return the fee. */
  readonly isUnknown: boolean;
  /** How many times the execution gas an estimate can be. 1 if it covers nothing else. */
  readonly gasTimes: bigint;
}

/**
 * Reads the data fee of a network in a block, for a call that is sent with `gas`. Unknown networks are asked like those of the
 * OP stack. Rejects with `rpc_failed` or `aborted` if no node answers.
 */
export async function readDataFee(
  request: RpcRequest,
  network: CaipNetworkId,
  { data = '0x' }: Pick<OutgoingCall, 'data'>,
  gas: bigint,
  /** A block's number or tag, as nodes take it. */
  at = 'latest',
): Promise<DataFee> {
  const charging = CHARGING.get(network);
  /** Undefined if the contract reverts or doesn't exist. */
  const ask = async (to: string, question: string) =>
    readQuantity(await request('eth_call', [{ to, data: question }, at]).catch(ifAnswered(undefined)));

  if (charging === 'none') return { fee: 0n, isUnknown: false, gasTimes: 1n };
  if (charging === 'gas') return { fee: 0n, isUnknown: false, gasTimes: GAS_WITH_DATA };
  if (charging === 'units') return { fee: 0n, isUnknown: false, gasTimes: GAS_IN_UNITS };
  if (charging === 'scroll' || charging === 'morph') {
    const oracle = charging === 'scroll' ? SCROLL_ORACLE : MORPH_ORACLE;
    const fee = await ask(oracle, feeOfBytes(data, SIGNED_WITHOUT_DATA));
    return { fee: fee ?? 0n, isUnknown: fee === undefined, gasTimes: 1n };
  }

  const size = BYTES_WITHOUT_DATA + (data.length - 2) / 2;
  const [bound, operator = 0n] = await Promise.all([
    // Mantle's contract may return the bound in another currency.
    charging === 'mantle' ? undefined : ask(OP_ORACLE, `${UPPER_BOUND}${numberWord(size)}`),
    // Available since Isthmus.
    ask(OP_ORACLE, `${OPERATOR_FEE}${numberWord(gas)}`),
  ]);
  // Before Fjord, there is no bound.
  const fee = bound ?? (await ask(OP_ORACLE, feeOfBytes(data, BYTES_WITHOUT_DATA)));
  const ratio = charging === 'mantle' ? await ask(OP_ORACLE, TOKEN_RATIO) : 1n;
  if (fee === undefined || ratio === undefined) {
    const isKnown = charging !== undefined;
    return { fee: operator, isUnknown: isKnown, gasTimes: isKnown ? 1n : GAS_UNKNOWN };
  }
  return { fee: fee * ratio + operator, isUnknown: false, gasTimes: 1n };
}
