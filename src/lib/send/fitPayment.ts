import type { TokenBalance } from '../account/tokenBalance.js';
import { parseDecimal } from '../decimal/parseDecimal.js';
import { type CaipNetworkId, spokenNamespaceOf } from '../networks/caip.js';
import { hasWrongChecksum } from '../networks/checksumAddress.js';
import { isSameAddress } from '../networks/isSameAddress.js';
import type { PaymentLink } from './paymentLink.js';

/** The reason why a payment doesn't fit the current account's form. */
export type PaymentMisfit =
  | { readonly misfit: 'family' }
  | { readonly misfit: 'network'; readonly network: CaipNetworkId }
  | { readonly misfit: 'token'; readonly token: string }
  | { readonly misfit: 'decimals' }
  | { readonly misfit: 'checksum' };

/** The form's values for a payment. */
export interface FittedPayment {
  readonly token: TokenBalance;
  /** In base units. Undefined if the visitor chooses the amount. */
  readonly units: bigint | undefined;
  readonly recipient: string;
}

/** Fits a payment link into the form for this network and the tokens that the account holds. */
export function fitPayment(
  { namespace, network: wanted, token: address, recipient, amount }: PaymentLink,
  network: CaipNetworkId,
  tokens: readonly TokenBalance[],
): PaymentMisfit | FittedPayment {
  if (namespace !== spokenNamespaceOf(network)) return { misfit: 'family' };
  if (wanted !== undefined && wanted !== network) return { misfit: 'network', network: wanted };
  if (hasWrongChecksum(recipient)) return { misfit: 'checksum' };
  const token = tokens.find((one) =>
    address === undefined ? one.address === undefined : isSameAddress(one.address, address),
  );
  if (!token) return { misfit: 'token', token: address ?? '' };
  if (amount === undefined) return { token, units: undefined, recipient };
  const units = 'units' in amount ? amount.units : parseDecimal(amount.decimal, token.decimals);
  if (units === undefined) return { misfit: 'decimals' };
  return { token, units: units === 0n ? undefined : units, recipient };
}
