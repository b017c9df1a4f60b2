import { bytesAt, bytesListAt, type CallPlace, endingAddressAt, lastAddressAt } from './callWords.js';
import { EXCHANGE_FUNCTIONS } from './exchangeFunctions.js';
import { NATIVE, type Payout, payoutAt, tokenOf, uniswapRecipient } from './payout.js';

/** Uniswap's `multicall` functions, with the index of the argument that holds the calls. */
const BATCHES: ReadonlyMap<string, number> = new Map([
  ['ac9650d8', 0], // multicall(bytes[])
  ['5ae401dc', 1], // multicall(uint256,bytes[])
  ['1f0464d1', 1], // multicall(bytes32,bytes[])
]);
/** `execute` of Uniswap's Universal Router, with and without a deadline. */
const PLANS: ReadonlySet<string> = new Set(['3593564c', '24856bc3']);

const SELECTOR = 8;
const splitCall = ({ digits }: CallPlace) => ({
  selector: digits.slice(0, SELECTOR),
  args: { digits: digits.slice(SELECTOR), start: 0 },
});

/** A swap of the Universal Router: recipient, amount, minimum, path. */
function planSwap(input: CallPlace, readToken: typeof lastAddressAt): Payout | undefined {
  const token = tokenOf(readToken(input, 3));
  const payout = payoutAt(input, { least: 2, recipient: 0 }, uniswapRecipient);
  return payout && token !== undefined ? { ...payout, token } : undefined;
}

const TAKE_ALL = 0x0f;

/** The payouts to the caller among the actions of a Uniswap V4 swap. */
function v4Payouts(input: CallPlace): readonly Payout[] {
  const actions = bytesAt(input, 0)?.digits ?? '';
  return (bytesListAt(input, 1) ?? []).flatMap((params, index) => {
    if (Number.parseInt(actions.slice(index * 2, index * 2 + 2), 16) !== TAKE_ALL) return [];
    return payoutAt(params, { token: 0, least: 1 }) ?? [];
  });
}

/** Commands of the Universal Router, by their number. */
const COMMANDS = new Map<number, (input: CallPlace) => readonly (Payout | undefined)[]>([
  [0x00, (input) => [planSwap(input, endingAddressAt)]], // V3_SWAP_EXACT_IN
  [0x08, (input) => [planSwap(input, lastAddressAt)]], // V2_SWAP_EXACT_IN
  [0x04, (input) => [payoutAt(input, { token: 0, recipient: 1, least: 2 }, uniswapRecipient)]], // SWEEP
  [0x0c, (input) => [payoutAt(input, { token: NATIVE, recipient: 0, least: 1 }, uniswapRecipient)]], // UNWRAP_WETH
  [0x10, v4Payouts], // V4_SWAP
]);

function planPayouts(args: CallPlace): readonly Payout[] {
  const commands = bytesAt(args, 0)?.digits ?? '';
  return (bytesListAt(args, 1) ?? []).flatMap((input, index) => {
    const command = Number.parseInt(commands.slice(index * 2, index * 2 + 2), 16);
    // A command that may fail without the others has another bit set, so it isn't found. It guarantees nothing.
    return (COMMANDS.get(command)?.(input) ?? []).filter((one) => one !== undefined);
  });
}

/**
 * Reads the minimum payouts of a call to a known exchange, by its published functions. Empty if the call can't be read. Takes
 * time in proportion to the data, and never throws.
 */
export function readPayouts(data: string): readonly Payout[] {
  const call = /^0x(?:[0-9a-f]{2}){4,131076}$/i.test(data) ? data.slice(2).toLowerCase() : '';
  const { selector, args } = splitCall({ digits: call, start: 0 });
  if (PLANS.has(selector)) return planPayouts(args);
  const calls = BATCHES.get(selector);
  if (calls === undefined) return onePayout(selector, args);
  return (bytesListAt(args, calls) ?? []).flatMap((one) => {
    const inner = splitCall(one);
    return onePayout(inner.selector, inner.args);
  });
}

function onePayout(selector: string, args: CallPlace): readonly Payout[] {
  const payout = EXCHANGE_FUNCTIONS.get(selector)?.(args);
  return payout ? [payout] : [];
}
