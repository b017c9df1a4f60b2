import { useAtomValue } from 'jotai';
import { shownNetworkAtom } from '../../atoms/connection.js';
import { isAnyInDoubtAtom, isProvedUnsentAtom } from '../../atoms/transactions/declined.js';
import type { ErrorCode, WalletModalError } from '../../lib/errors.js';
import type { TransferFault, WithFault } from '../../lib/send/transferFault.js';
import { ownValue } from '../../lib/untrusted/ownValue.js';
import type { TextKey } from '../../locales/translation.js';
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
  | 'notPermitted'
  | 'earlier'
  | 'other';

/** The kind of a failure during preparation, by error code. */
const PREPARING: Partial<Record<ErrorCode, Kind>> = {
  request_invalid: 'notEnough',
  transaction_failed: 'wouldFail',
  load_failed: 'notLoaded',
  already_pending: 'earlier',
  rpc_failed: 'offline',
  rpc_missing: 'offline',
  timeout: 'offline',
};

/** The kind of a failure of the wallet request, by error code: the wallet never got the request, or its user rejected it. */
const ASKING: Partial<Record<ErrorCode, Kind>> = {
  ...PREPARING,
  user_rejected: 'declined',
  aborted: 'stopped',
  request_invalid: 'moved',
  wallet_locked: 'notPermitted',
};

/** Kinds whose texts say that nothing was sent. */
const SAY_UNSENT: readonly Kind[] = ['declined', 'stopped', 'wouldFail', 'offline', 'notLoaded', 'other'];

/** Texts shared with swaps. */
const OF_ALL = {
  moved: ['transaction.moved', 'transaction.movedText'],
  notPermitted: ['transaction.notPermitted', 'transaction.notPermittedText'],
} as const;

const FAULTS: Readonly<Record<TransferFault, TextKey>> = {
  decimals: 'send.fault.decimals',
  movesNothing: 'send.fault.movesNothing',
  nothingArrives: 'send.fault.nothingArrives',
  takesMore: 'send.fault.takesMore',
  takesMoreThanFee: 'send.fault.takesMoreThanFee',
  takesOther: 'send.fault.takesOther',
};

/** The fault that the simulation found. Undefined if the transfer failed for another reason. */
function faultOf(error: WalletModalError & Partial<WithFault>): TextKey | undefined {
  const { fault } = error;
  return fault === undefined ? undefined : ownValue(FAULTS, fault);
}

/** The message of the wallet, the contract or the node. */
function wordsOf({ code, said, details }: WalletModalError): string | undefined {
  if (code === 'transaction_failed') return details;
  return code === 'wallet_failed' ? said : undefined;
}

export interface SendFailureProps {
  error: WalletModalError;
  /** Whether the failure happened while asking the wallet. */
  isAsked?: boolean | undefined;
  /** The record's id, if only the wallet claims that nothing was sent. */
  declined?: string | undefined;
}

/**
 * The reason why a transfer was certainly not sent, and the next step. Put it into a `NoticeRegion` so that screen readers
 * announce it.
 */
export function SendFailure({ error, isAsked, declined }: SendFailureProps) {
  const t = useText();
  const currencyOf = useNativeCurrency();
  const shown = useAtomValue(shownNetworkAtom);
  const networkName = useNetworkName('network.unknownOne');
  const kind = ownValue(isAsked ? ASKING : PREPARING, error.code) ?? 'other';
  const fault = faultOf(error);
  const params = {
    network: shown ? networkName(shown) : '',
    symbol: shown ? currencyOf(shown).symbol : '',
    reason: wordsOf(error) ?? '',
  };
  const isProved = useAtomValue(isProvedUnsentAtom);
  const isAnyInDoubt = useAtomValue(isAnyInDoubtAtom);
  const isWord = declined === undefined ? isAnyInDoubt : !isProved(declined);
  const [title, text] =
    kind === 'moved' || kind === 'notPermitted'
      ? OF_ALL[kind]
      : ([`send.failed.${kind}`, `send.failed.${kind}Text`] as const);
  const isOwnWish = kind === 'declined' || kind === 'stopped';
  return (
    <Notice tone={isOwnWish ? 'declined' : 'failed'} isInLiveRegion title={t(title, params)}>
      {isWord && SAY_UNSENT.includes(kind) ? null : t(text)}
      {fault ? ` ${t(fault)}` : null}
      {params.reason && !fault ? ` ${t('send.failed.reason', params)}` : null}
    </Notice>
  );
}
