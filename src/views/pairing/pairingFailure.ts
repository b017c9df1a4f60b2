import type { WalletModalError } from '../../lib/errors.js';
import { describeFailure, type FailureTexts } from '../shared/text/describeFailure.js';

const texts: FailureTexts = {
  load_failed: ['dialog.failed', 'dialog.failedText'],
  chain_not_supported: ['connecting.noChain', 'pairing.noChainText'],
  method_not_supported: ['pairing.notAble', 'pairing.notAbleText'],
  relay_failed: ['pairing.failed', 'pairing.failedText'],
  timeout: ['error.timeout', 'error.timeout.text'],
  wallet_failed: ['error.wallet_failed', 'error.wallet_failed.text'],
  wallet_invalid_answer: ['error.wallet_invalid_answer', 'error.wallet_invalid_answer.text'],
  wallet_locked: ['pairing.noAccount', 'pairing.noAccountText'],
};

/** The texts for a failed pairing. */
export const pairingFailure = (error: WalletModalError) => describeFailure(texts, error);
