import { WalletModalError } from '../lib/errors.js';

/** Told of every setting that cannot be used. */
export type Complain = (error: WalletModalError) => void;

/** A setting that cannot be used; `details` say how to mend it. */
export function configInvalid(shortMessage: string, details: string): WalletModalError {
  return new WalletModalError('config_invalid', shortMessage, { details });
}
