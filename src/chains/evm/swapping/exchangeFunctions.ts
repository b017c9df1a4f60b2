import { WHOLE as WHOLE_AMOUNT } from '../../../lib/swap/slippage.js';
import {
  addressAt,
  type CallPlace,
  endingAddressAt,
  lastAddressAt,
  listAt,
  placeAt,
  wordAt,
} from './callWords.js';
import {
  NATIVE,
  orExchange,
  orSender,
  type Payout,
  type PayoutWords,
  payoutAt,
  tokenOf,
  uniswapRecipient,
} from './payout.js';

type ReadPayout = (args: CallPlace) => Payout | undefined;
type ReadRecipient = Parameters<typeof payoutAt>[2];

const WHOLE = BigInt(WHOLE_AMOUNT);
/** 1inch: the unswapped part is returned, and the minimum shrinks with it. */
const PARTIAL_FILL = 1n;
/** Paraswap: the bits of a fee in basis points. */
const FEE = 0x3fffn;

const at =
  (words: PayoutWords, readRecipient?: ReadRecipient): ReadPayout =>
  (args) =>
    payoutAt(args, words, readRecipient);

const oneInch: ReadPayout = (args) => {
  const flags = wordAt(args, 7);
  const isWhole = flags !== undefined && (flags & PARTIAL_FILL) === 0n;
  return isWhole ? payoutAt(args, { token: 2, least: 6, recipient: 4 }, orSender) : undefined;
};

/** Paraswap keeps anything above the quoted amount, and takes its fee from the minimum. */
function paraswap(args: CallPlace, words: PayoutWords, quotedAt: number, feeAt: number): Payout | undefined {
  const payout = payoutAt(args, words, orSender);
  const quoted = wordAt(args, quotedAt);
  const fee = wordAt(args, feeAt);
  if (!payout || quoted === undefined || fee === undefined) return undefined;
  const least = payout.least < quoted ? payout.least : quoted;
  const rate = fee & FEE;
  return rate > WHOLE ? undefined : { ...payout, least: (least * (WHOLE - rate)) / WHOLE };
}

/** A path of tokens. The last one is paid out. */
const path =
  (pathAt: number, words: PayoutWords, readRecipient?: ReadRecipient): ReadPayout =>
  (args) => {
    const token = tokenOf(lastAddressAt(args, pathAt));
    const payout = payoutAt(args, words, readRecipient);
    return payout && token !== undefined ? { ...payout, token } : undefined;
  };

/** LI.FI's last step names the token. */
const lifi =
  (lastStep: (args: CallPlace) => CallPlace | undefined): ReadPayout =>
  (args) => {
    const step = lastStep(args);
    const token = step && tokenOf(addressAt(step, 3));
    const payout = payoutAt(args, { least: 4, recipient: 3 });
    return payout && token !== undefined ? { ...payout, token } : undefined;
  };

/** A tuple that is the only argument. */
const exactInput =
  (leastAt: number, readRecipient: ReadRecipient): ReadPayout =>
  (args) => {
    const params = placeAt(args, 0);
    const token = params && endingAddressAt(params, 0);
    const payout = params && payoutAt(params, { least: leastAt, recipient: 1 }, readRecipient);
    return payout && token !== undefined ? { ...payout, token } : undefined;
  };

/** The minimum after a fee that the caller sets. */
const withFee =
  (words: PayoutWords, feeAt: number): ReadPayout =>
  (args) => {
    const payout = payoutAt(args, words);
    const fee = wordAt(args, feeAt);
    if (!payout || fee === undefined || fee > WHOLE) return undefined;
    return { ...payout, least: (payout.least * (WHOLE - fee)) / WHOLE };
  };

const LIFI_ONE = lifi((args) => placeAt(args, 5));
const LIFI_BATCH = lifi((args) => {
  const steps = listAt(args, 5);
  return steps && steps.count > 0 ? placeAt(steps.items, steps.count - 1) : undefined;
});

/** Functions of known exchanges by their selector, with the minimum that each pays and its recipient. */
export const EXCHANGE_FUNCTIONS: ReadonlyMap<string, ReadPayout> = new Map([
  // 1inch AggregationRouterV5 and V6: swap, of V5 and of V6
  ['12aa3caf', oneInch],
  ['07ed2379', oneInch],
  // V5: unoswap, unoswapTo, uniswapV3Swap, uniswapV3SwapTo, clipperSwap, clipperSwapTo
  ['0502b1c5', at({ least: 2 })],
  ['f78dc253', at({ least: 3, recipient: 0 })],
  ['e449022e', at({ least: 1 })],
  ['bc80f1a8', at({ least: 2, recipient: 0 })],
  ['84bd6d29', at({ token: 2, least: 4 })],
  ['093d4fa5', at({ token: 3, least: 5, recipient: 1 })],
  // V6: clipperSwap, clipperSwapTo, unoswap to unoswap3, unoswapTo to unoswapTo3, and the same with ether
  ['d2d374e5', at({ token: 2, least: 4 })],
  ['c4d652af', at({ token: 3, least: 5, recipient: 1 })],
  ['83800a8e', at({ least: 2 })],
  ['8770ba91', at({ least: 2 })],
  ['19367472', at({ least: 2 })],
  ['e2c95c82', at({ least: 3, recipient: 0 })],
  ['ea76dddf', at({ least: 3, recipient: 0 })],
  ['f7a70056', at({ least: 3, recipient: 0 })],
  ['a76dfc3b', at({ least: 0 })],
  ['89af926a', at({ least: 0 })],
  ['188ac35d', at({ least: 0 })],
  ['175accdc', at({ least: 1, recipient: 0 })],
  ['0f449d71', at({ least: 1, recipient: 0 })],
  ['493189f0', at({ least: 1, recipient: 0 })],
  // Uniswap V2 and its copies: swapExactTokensForTokens, swapExactETHForTokens, swapExactTokensForETH, and the same for
  // tokens that take fees
  ['38ed1739', path(2, { least: 1, recipient: 3 })],
  ['7ff36ab5', path(1, { least: 0, recipient: 2 })],
  ['18cbafe5', at({ token: NATIVE, least: 1, recipient: 3 })],
  ['5c11d795', path(2, { least: 1, recipient: 3 })],
  ['b6f9de95', path(1, { least: 0, recipient: 2 })],
  ['791ac947', at({ token: NATIVE, least: 1, recipient: 3 })],
  // Uniswap SwapRouter: exactInputSingle, exactInput
  ['414bf389', at({ token: 1, least: 6, recipient: 3 }, orExchange)],
  ['c04b8d59', exactInput(4, orExchange)],
  // SwapRouter02: exactInputSingle, exactInput, swapExactTokensForTokens
  ['04e45aaf', at({ token: 1, least: 5, recipient: 3 }, uniswapRecipient)],
  ['b858183f', exactInput(3, uniswapRecipient)],
  ['472b43f3', path(2, { least: 1, recipient: 3 }, uniswapRecipient)],
  // Both: unwrapWETH9, sweepToken, without and with a recipient and a fee
  ['49616997', at({ token: NATIVE, least: 0 })],
  ['49404b7c', at({ token: NATIVE, least: 0, recipient: 1 })],
  ['e90a182f', at({ token: 0, least: 1 })],
  ['df2ab5bb', at({ token: 0, least: 1, recipient: 2 })],
  ['d4ef38de', withFee({ token: NATIVE, least: 0 }, 1)],
  ['9b2c0a37', withFee({ token: NATIVE, least: 0, recipient: 1 }, 2)],
  ['3068c554', withFee({ token: 0, least: 1 }, 2)],
  ['e0e189a0', withFee({ token: 0, least: 1, recipient: 2 }, 3)],
  // 0x Exchange Proxy: transformERC20, sellToUniswap
  ['415565b0', at({ token: 1, least: 3 })],
  ['d9627aa4', path(0, { least: 2 })],
  // Paraswap Augustus V6: swapExactAmountIn; V5: simpleSwap
  ['e3ead59e', (args) => paraswap(args, { token: 2, least: 4, recipient: 7 }, 5, 8)],
  [
    '54e3f31b',
    (args) => {
      const swap = placeAt(args, 0);
      return swap && paraswap(swap, { token: 1, least: 3, recipient: 9 }, 4, 11);
    },
  ],
  // LI.FI: swapTokensGeneric; swapTokensMultipleV3 and swapTokensSingleV3, between tokens, to and from ether
  ['4630a0d8', LIFI_BATCH],
  ['5fd9ae2e', LIFI_BATCH],
  ['2c57e884', LIFI_BATCH],
  ['736eac0b', LIFI_BATCH],
  ['4666fc80', LIFI_ONE],
  ['733214a3', LIFI_ONE],
  ['af7060fd', LIFI_ONE],
  // Odos Router V2: swap
  ['3b635ce4', at({ token: 3, least: 5, recipient: 6 })],
  // The exchange of the sandbox: swap
  ['d5bcb9b5', at({ token: 1, least: 3, recipient: 4 })],
]);
