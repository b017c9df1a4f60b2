import { WalletModalError } from '../../../lib/errors.js';
import type { RegistrationAnswer } from '../../../lib/names/naming.js';
import { post, refusalOf, statusOf } from '../../http.js';
import type { ChainService } from '../chainService.js';
import { namesService } from './namesService.js';

export interface SignedName {
  /** Without its zone, for the error's text. */
  readonly name: string;
  readonly coinType: number;
  /** With its checksum. */
  readonly address: string;
  /** Exactly as it was signed. */
  readonly message: string;
  readonly signature: string;
}

/**
 * Registers a name for the account that signed it (behaviour 13.10). Sent once. Rejects as `post`, unless the service
 * refused: then nothing was registered.
 */
export async function registerName(
  service: ChainService,
  { name, coinType, address, message, signature }: SignedName,
  signal: AbortSignal,
): Promise<RegistrationAnswer> {
  try {
    await post(namesService(service, `Error registering name ${name}`), 'v1/profile/account', {
      body: { coin_type: coinType, address, message, signature },
      signal,
      // The status is enough.
      read: async () => undefined,
    });
    return { result: 'registered' };
  } catch (error) {
    const status = statusOf(error) ?? 0;
    if (!(error instanceof WalletModalError) || status < 400 || status >= 500) throw error;
    const { field, description = '' } = refusalOf(error) ?? {};
    const isTooOld = field === 'timestamp' || /timestamp/i.test(description);
    // Without details: the refusal concerns only the visitor and the service.
    const { shortMessage, said } = error;
    const refused = new WalletModalError('name_refused', shortMessage, { said, cause: error });
    return { result: isTooOld ? 'tooOld' : 'refused', error: refused };
  }
}
