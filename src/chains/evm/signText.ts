import { getAddress, stringToHex } from 'viem/utils';
import type { Clock } from '../../lib/clock.js';
import { WalletModalError } from '../../lib/errors.js';
import { isBytes } from '../../lib/evm/hex.js';
import { SIGNED_ON_CHAIN } from '../../lib/evm/signedOnChain.js';
import { isEvmAddress } from '../../lib/networks/caip.js';
import type { Eip1193Provider } from '../../lib/requests/eip1193.js';
import { invalidAnswerError } from '../walletErrors.js';
import { isCode } from './accountCode.js';
import { askWallet } from './askWallet.js';

/** Signatures of smart accounts may be long. */
const SIGNATURE = /^0x[\da-f]{62,}$/i;

export interface SignTextOptions {
  readonly provider: Eip1193Provider;
  readonly clock: Clock;
  readonly signal: AbortSignal;
  /** Whether to check if an account without a signature signs on chain. */
  readonly asksForCode?: boolean | undefined;
}

/**
 * Asks a wallet to sign a text with `personal_sign`. Resolves to the signature and the checksummed address. Rejects with
 * `signs_on_chain` if `asksForCode` is set and an account with code signs on chain instead, with `wallet_invalid_answer` for
 * any other answer, otherwise with the wallet's own error.
 */
export async function signText(
  address: string,
  text: string,
  { provider, clock, signal, asksForCode = false }: SignTextOptions,
): Promise<{ readonly address: string; readonly signature: string }> {
  if (!isEvmAddress(address)) throw invalidAnswerError(`"${address}" is no address.`);
  const checked = getAddress(address.toLowerCase());
  const params = [stringToHex(text), checked];
  const ask = askWallet(provider, clock);
  const signature = await ask.person('personal_sign', params, signal);
  if (typeof signature === 'string' && SIGNATURE.test(signature)) return { address: checked, signature };
  if (asksForCode && signature === SIGNED_ON_CHAIN && (await hasCode())) throw onChainError();
  throw invalidAnswerError('personal_sign must answer a signature.');

  async function hasCode(): Promise<boolean> {
    const code = await ask.machine('eth_getCode', [checked, 'latest'], signal).catch(() => undefined);
    return isBytes(code) && isCode(code);
  }
}

const onChainError = () =>
  new WalletModalError('signs_on_chain', 'This account signs on chain.', {
    details: 'It has no signature that a site could check.',
  });
