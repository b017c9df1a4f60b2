import { getAddress, stringToHex } from 'viem/utils';
import type { Clock } from '../../lib/clock.js';
import { isEvmAddress } from '../../lib/networks/caip.js';
import type { Eip1193Provider } from '../../lib/requests/eip1193.js';
import { invalidAnswerError } from '../walletErrors.js';
import { askWallet } from './askWallet.js';

/** Those of smart accounts may be long. */
const SIGNATURE = /^0x[\da-f]{62,}$/i;

export interface SignTextOptions {
  readonly provider: Eip1193Provider;
  readonly clock: Clock;
  readonly signal: AbortSignal;
}

/**
 * Asks a wallet to sign a text with `personal_sign`. Resolves to the signature and the address with its checksum. Rejects
 * with `wallet_invalid_answer` if the wallet answers no signature, otherwise with the wallet's own refusal.
 */
export async function signText(
  address: string,
  text: string,
  { provider, clock, signal }: SignTextOptions,
): Promise<{ readonly address: string; readonly signature: string }> {
  if (!isEvmAddress(address)) throw invalidAnswerError(`"${address}" is no address.`);
  const checked = getAddress(address.toLowerCase());
  const params = [stringToHex(text), checked];
  const signature = await askWallet(provider, clock).person('personal_sign', params, signal);
  if (typeof signature === 'string' && SIGNATURE.test(signature)) return { address: checked, signature };
  throw invalidAnswerError('personal_sign must answer a signature.');
}
