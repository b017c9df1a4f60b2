import type { WalletModalError } from '../../lib/errors.js';
import { describeFailure, type FailureTexts } from '../shared/text/describeFailure.js';

const texts: FailureTexts = {
  load_failed: ['dialog.failed', 'dialog.failedText'],
  user_rejected: ['switch.declined'],
  already_pending: ['error.already_pending', 'error.already_pending.text'],
  chain_not_added: ['error.rpc_missing', 'error.rpc_missing.text'],
  chain_not_supported: ['error.chain_not_supported', 'error.chain_not_supported.text'],
  rpc_missing: ['error.rpc_missing', 'error.rpc_missing.text'],
  switch_failed: ['error.switch_failed', 'error.switch_failed.text'],
  timeout: ['error.timeout', 'error.timeout.text'],
  wallet_invalid_answer: ['error.wallet_invalid_answer'],
  wallet_locked: ['error.wallet_locked', 'error.wallet_locked.text'],
  wallet_not_found: ['error.wallet_not_found', 'error.wallet_not_found.text'],
  wallet_failed: ['error.wallet_failed', 'error.wallet_failed.text'],
};

/** The texts for a failed network switch. */
export const switchFailure = (error: WalletModalError) => describeFailure(texts, error);
