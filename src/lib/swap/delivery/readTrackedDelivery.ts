import { isAmount, isDecimals } from '../../account/tokenLimits.js';
import { isAddressOn, isTransactionOn } from '../../networks/addressForm.js';
import { type CaipNetworkId, namespaceOf, parseCaipNetworkId } from '../../networks/caip.js';
import { readAmount, readTime } from '../../transactions/storedNumbers.js';
import { readFields } from '../../untrusted/readFields.js';
import { readSymbol } from '../../untrusted/readSymbol.js';
import { safeName } from '../../untrusted/sanitize.js';
import { readBridgeId, readSeconds } from './bridge.js';
import { readPage } from './readDelivery.js';
import type { DeliveryStatus, Payout, TrackedDelivery } from './trackedDelivery.js';

const WORDS = ['arrived', 'refunded', 'failed'] as const;

/** Reads the stored second leg of a swap that started on network `from`. Undefined if it is invalid. Never throws. */
export function readTrackedDelivery(value: unknown, from: CaipNetworkId): TrackedDelivery | undefined {
  const fields = readFields(value);
  const network = readNetwork(fields.network);
  const bridge = readBridgeId(fields.bridge);
  const bridgeName = safeName(fields.bridgeName);
  const least = readPaid(fields.least);
  const { token, sold, decimals } = fields;
  if (network === undefined || network === from || bridge === undefined || bridgeName === undefined) {
    return undefined;
  }
  if (least === undefined || !isDecimals(decimals) || !isAsset(network, token)) return undefined;
  if (!isAsset(from, sold)) return undefined;
  const status = readStatus(fields.status, [network, from]);
  return (
    status && {
      ...{ network, token, sold, least, decimals, bridge, bridgeName, status },
      seconds: readSeconds(fields.seconds),
      pageUrl: readPage(fields.pageUrl),
      silentSince: readTime(fields.silentSince),
    }
  );
}

function readStatus(value: unknown, networks: readonly CaipNetworkId[]): DeliveryStatus | undefined {
  const { step, isRefunding, says, payout, since, isSettled } = readFields(value);
  if (step === 'waiting') return { step };
  if (step === 'underway') return { step, isRefunding: isRefunding === true };
  if (step === 'told') {
    const word = WORDS.find((one) => one === says);
    return word && { step, says: word };
  }
  const seen = readPayout(payout, networks);
  const at = readTime(since);
  if (step !== 'paid' || !seen || at === undefined) return undefined;
  return { step, payout: seen, since: at, isSettled: isSettled === true };
}

function readPayout(value: unknown, networks: readonly CaipNetworkId[]): Payout | undefined {
  const { network: on, token, hash, amount: written, decimals, symbol } = readFields(value);
  const network = networks.find((one) => one === on);
  const amount = readPaid(written);
  if (network === undefined || amount === undefined || !isDecimals(decimals)) return undefined;
  if (!isAsset(network, token) || !isTransactionOn(network, hash)) return undefined;
  return { network, token, hash, amount, decimals, symbol: readSymbol(symbol) };
}

function readNetwork(value: unknown): CaipNetworkId | undefined {
  const id = typeof value === 'string' ? parseCaipNetworkId(value)?.id : undefined;
  return id && namespaceOf(id) === 'eip155' ? id : undefined;
}

const isAsset = (network: CaipNetworkId, token: unknown): token is string | undefined =>
  token === undefined || isAddressOn(network, token);

/** An amount above 0. */
function readPaid(value: unknown): bigint | undefined {
  const amount = readAmount(value);
  return amount !== undefined && isAmount(amount) && amount > 0n ? amount : undefined;
}
