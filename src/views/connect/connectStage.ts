import type { ConnectAttempt } from '../../atoms/connecting/connectAttempt.js';
import type { ErrorCode } from '../../lib/errors.js';
import type { TextKey } from '../../locales/translation.js';
import type { StatusRingProps } from '../../ui/StatusRing.js';
import { describeFailure, type FailureTexts } from '../shared/text/describeFailure.js';

/** How a connection attempt looks: the ring, the texts and the button. */
export interface ConnectStage {
  readonly status: StatusRingProps['status'];
  readonly title: TextKey;
  readonly text: TextKey | undefined;
  /** The wallet's own error message, for the text. */
  readonly reason?: string;
  readonly action: TextKey;
  /** Whether the visitor can only wait. */
  readonly isWaiting: boolean;
}

const failures: FailureTexts = {
  load_failed: ['dialog.failed', 'dialog.failedText'],
  user_rejected: ['error.user_rejected', 'error.user_rejected.text'],
  already_pending: ['error.already_pending', 'error.already_pending.text'],
  wallet_locked: ['error.wallet_locked', 'error.wallet_locked.text'],
  wallet_not_found: ['error.wallet_not_found', 'error.wallet_not_found.text'],
  wallet_invalid_answer: ['error.wallet_invalid_answer', 'error.wallet_invalid_answer.text'],
  chain_not_supported: ['connecting.noChain', 'connecting.noChainText'],
  method_not_supported: ['error.wallet_failed', 'error.wallet_failed.text'],
  timeout: ['error.timeout', 'error.timeout.text'],
  wallet_failed: ['error.wallet_failed', 'error.wallet_failed.text'],
};

/** After these errors the wallet connects by itself once the visitor has acted in it. */
const OPEN: ReadonlySet<ErrorCode> = new Set(['already_pending', 'wallet_locked']);

export function connectStage(attempt: ConnectAttempt, isConnected: boolean): ConnectStage {
  if (isConnected) {
    return {
      status: 'done',
      title: 'connecting.connected',
      text: 'connecting.connectedText',
      action: 'connecting.waiting',
      isWaiting: true,
    };
  }
  if (attempt.step === 'failed') {
    const { code } = attempt.error;
    const failure = describeFailure(failures, attempt.error);
    const status = OPEN.has(code) ? 'waiting' : failure.status;
    return { ...failure, status, action: 'dialog.retry', isWaiting: false };
  }
  const isSlow = attempt.step === 'asking' && attempt.isSlow;
  return {
    status: 'waiting',
    title: isSlow ? 'connecting.slow' : 'connecting.asking',
    text: isSlow ? 'connecting.slowText' : 'connecting.askingText',
    action: isSlow ? 'connecting.askAgain' : 'connecting.waiting',
    isWaiting: !isSlow,
  };
}
