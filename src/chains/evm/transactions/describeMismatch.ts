import { getAddress } from 'viem/utils';
import { MOST_DECIMALS } from '../../../lib/account/tokenLimits.js';
import { addressOf } from '../../../lib/networks/caip.js';
import type { NetworkDefinition } from '../../../lib/networks/networks.js';
import { formatUnits } from '../../../lib/text/formatUnits.js';
import type {
  Allowance,
  TrackedEvmTransaction,
  TransactionSummary,
} from '../../../lib/transactions/trackedTransaction.js';
import type { DescribedTransaction } from './nodeAnswers.js';
import { readTokenCall, type TokenCall } from './readTokenCall.js';

/** More than the supply of any token, so an allowance this large is unlimited. */
const UNLIMITED = 2n ** 159n;

/** Checksummed, like the addresses of the request. */
const written = (address: string) => getAddress(address as `0x${string}`);

/** Describes what a wallet sent instead of the request, from the transaction alone. */
export function describeMismatch(
  transaction: TrackedEvmTransaction,
  { call: sent, input }: DescribedTransaction,
  { nativeCurrency: { decimals, symbol } }: Pick<NetworkDefinition, 'nativeCurrency'>,
): TransactionSummary {
  const recipient = sent.to && written(sent.to);
  if (sent.value > 0n || input === '0x') {
    return { amount: formatUnits(sent.value, decimals), symbol, recipient };
  }
  const inside = readTokenCall(input);
  const isOwn = inside?.does !== 'transfer' || isOf(transaction, inside.from);
  // The effect of other calls is unknown.
  if (!inside || !sent.to || !isOwn) return { recipient };
  const token = (inside.does === 'allow' && inside.token) || sent.to;
  const figures = figuresOf(transaction, token, 'amount' in inside ? inside.amount : undefined);
  if (inside.does === 'transfer') return { ...figures, recipient: written(inside.recipient) };
  const allows = allowanceOf(inside, figures.amount);
  const isCounted = allows === 'amount' || allows === 'more' || allows === 'less';
  return {
    ...figures,
    amount: isCounted ? figures.amount : undefined,
    recipient: written(inside.spender),
    allows,
  };
}

const isOf = ({ account }: TrackedEvmTransaction, from: string | undefined): boolean =>
  from === undefined || from === addressOf(account).toLowerCase();

/**
 * Symbol and decimals are known only for the requested token. The decimals follow from its amount, which is known both in base
 * units and as decimal text.
 */
function figuresOf(
  { call, summary }: TrackedEvmTransaction,
  token: string,
  amount: bigint | undefined,
): TransactionSummary {
  const asked = readTokenCall(call?.data);
  if (!asked || token !== call?.to || summary.symbol === undefined) return { token: written(token) };
  const decimals = 'amount' in asked ? decimalsOf(asked.amount, summary.amount) : undefined;
  const isKnown = decimals !== undefined && amount !== undefined;
  return { amount: isKnown ? formatUnits(amount, decimals) : undefined, symbol: summary.symbol };
}

function decimalsOf(units: bigint, decimal: string | undefined): number | undefined {
  if (units === 0n) return undefined;
  const places = Array.from({ length: MOST_DECIMALS + 1 }, (_place, at) => at);
  return places.find((one) => formatUnits(units, one) === decimal);
}

function allowanceOf(
  call: Exclude<TokenCall, { readonly does: 'transfer' }>,
  amount: string | undefined,
): Allowance {
  if (call.does === 'allow_all') return call.isAllowed ? 'all' : 'none';
  if (call.how === 'set' && call.amount === 0n) return 'none';
  if (call.how !== 'less' && call.amount >= UNLIMITED) return 'any';
  if (amount === undefined) return 'some';
  return call.how === 'set' ? 'amount' : call.how;
}
