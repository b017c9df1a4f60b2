import { useAtomValue } from 'jotai';
import { shownNetworkAtom } from '../../atoms/connection.js';
import type { ErrorCode, WalletModalError } from '../../lib/errors.js';
import { transferFaultOf } from '../../lib/send/transferFault.js';
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
  | 'notLoaded'
  | 'moved'
  | 'earlier'
  | 'other';

/** What happened while the transfer was prepared, by the code of an error. */
const PREPARING: Partial<Record<ErrorCode, Kind>> = {
  request_invalid: 'notEnough',
  transaction_failed: 'wouldFail',
  load_failed: 'notLoaded',
  already_pending: 'earlier',
  rpc_failed: 'offline',
  rpc_missing: 'offline',
  timeout: 'offline',
};

/** What happened to the question to the wallet: it never got it, or its user refused. */
const ASKING: Partial<Record<ErrorCode, Kind>> = {
  ...PREPARING,
  user_rejected: 'declined',
  aborted: 'stopped',
  request_invalid: 'moved',
};

/** What the wallet, the contract or the node said. */
function wordsOf({ code, shortMessage, details }: WalletModalError): string | undefined {
  if (code === 'transaction_failed') return details;
  return code === 'wallet_failed' ? shortMessage : undefined;
}

export interface SendFailureProps {
  error: WalletModalError;
  /** Whether the wallet was to be asked. */
  isAsked?: boolean | undefined;
}

/** Why a transfer was not sent for certain, and what to do. Put it into a `NoticeRegion`, so that it is spoken. */
export function SendFailure({ error, isAsked }: SendFailureProps) {
  const t = useText();
  const currencyOf = useNativeCurrency();
  const shown = useAtomValue(shownNetworkAtom);
  const networkName = useNetworkName('network.unknownOne');
  const kind = (isAsked ? ASKING : PREPARING)[error.code] ?? 'other';
  const fault = transferFaultOf(error);
  const params = {
    network: shown ? networkName(shown) : '',
    symbol: shown ? currencyOf(shown).symbol : '',
    reason: wordsOf(error) ?? '',
  };
  const isOwnWish = kind === 'declined' || kind === 'stopped';
  return (
    <Notice tone={isOwnWish ? 'warning' : 'danger'} isInLiveRegion title={t(`send.failed.${kind}`, params)}>
      {t(`send.failed.${kind}Text`)}
      {fault ? ` ${t(`send.fault.${fault}`)}` : null}
      {params.reason && !fault ? ` ${t('send.failed.reason', params)}` : null}
    </Notice>
  );
}
