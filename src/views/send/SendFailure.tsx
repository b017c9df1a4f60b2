import { useAtomValue } from 'jotai';
import { shownNetworkAtom } from '../../atoms/connection.js';
import type { ErrorCode, WalletModalError } from '../../lib/errors.js';
import { Notice } from '../../ui/Notice.js';
import { useNativeCurrency } from '../useNativeCurrency.js';
import { useNetworkName } from '../useNetworkName.js';
import { useText } from '../useText.js';

type Kind =
  | 'declined'
  | 'stopped'
  | 'notEnough'
  | 'wouldFail'
  | 'offline'
  | 'unknown'
  | 'moved'
  | 'other'
  | 'unclear';

/** What happened before the wallet was asked, by the code of an error. */
const BEFORE: Partial<Record<ErrorCode, Kind>> = {
  request_invalid: 'notEnough',
  transaction_failed: 'wouldFail',
  rpc_failed: 'offline',
  rpc_missing: 'offline',
  timeout: 'offline',
};

/** The same once it was asked: without an answer, it may have sent. */
const AFTER: Partial<Record<ErrorCode, Kind>> = {
  user_rejected: 'declined',
  aborted: 'stopped',
  request_invalid: 'moved',
  transaction_failed: 'wouldFail',
  rpc_failed: 'unknown',
  timeout: 'unknown',
};

export interface SendFailureProps {
  error: WalletModalError;
  /** Whether the wallet was asked. */
  isAsked?: boolean | undefined;
}

/** Why a transfer was not sent, and what to do. */
export function SendFailure({ error, isAsked }: SendFailureProps) {
  const t = useText();
  const currencyOf = useNativeCurrency();
  const shown = useAtomValue(shownNetworkAtom);
  const networkName = useNetworkName('network.unknownOne');
  const kind = isAsked ? (AFTER[error.code] ?? 'unclear') : (BEFORE[error.code] ?? 'other');
  const params = {
    network: shown ? networkName(shown) : '',
    symbol: shown ? currencyOf(shown).symbol : '',
    reason: (kind === 'wouldFail' ? error.details : error.shortMessage) ?? '',
  };
  const hasReason = ['other', 'unclear', 'wouldFail'].includes(kind) && params.reason !== '';
  const isOwnWish = kind === 'declined' || kind === 'stopped';
  return (
    <Notice tone={isOwnWish ? 'warning' : 'danger'} title={t(`send.failed.${kind}`, params)}>
      {t(`send.failed.${kind}Text`)}
      {hasReason ? ` ${t('send.failed.reason', params)}` : null}
    </Notice>
  );
}
