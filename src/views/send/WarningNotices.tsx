import { useAtomValue } from 'jotai';
import { accountAtom } from '../../atoms/connection.js';
import { describeNetworkAtom } from '../../atoms/siteConfig.js';
import { localeAtom } from '../../atoms/translate.js';
import { networkOf } from '../../lib/networks/caip.js';
import { checksumAddress } from '../../lib/networks/checksumAddress.js';
import type { SendWarning } from '../../lib/send/sendWarnings.js';
import { formatExactDecimal, formatExactToken } from '../../lib/text/formatMoney.js';
import { shortenAddress } from '../../lib/text/shorten.js';
import { Notice, type NoticeProps } from '../../ui/Notice.js';
import { FeeNotice } from '../shared/fees/FeeNotice.js';
import { NoticeRegion } from '../shared/notices/NoticeRegion.js';
import { useNativeCurrency } from '../useNativeCurrency.js';
import { useText } from '../useText.js';
import { AddressDifference } from './AddressDifference.js';

const TONES: Readonly<Record<SendWarning['level'], NonNullable<NoticeProps['tone']>>> = {
  stop: 'danger',
  caution: 'warning',
  note: 'info',
};

interface WarningNoticesProps {
  warnings: readonly SendWarning[];
  /** The recipient, to show the difference from a known one. */
  recipient?: string | undefined;
}

/** Returns a function that formats base units of the native currency. */
function useNativeText(): (units: bigint | undefined) => string {
  const locale = useAtomValue(localeAtom);
  const currencyOf = useNativeCurrency();
  const describe = useAtomValue(describeNetworkAtom);
  const account = useAtomValue(accountAtom);
  return (units) =>
    account && units !== undefined
      ? formatExactToken({ ...currencyOf(describe(networkOf(account))), amount: units }, locale)
      : '';
}

/** Warnings before sending, announced as they appear. */
export function WarningNotices({ warnings, recipient }: WarningNoticesProps) {
  const t = useText();
  const locale = useAtomValue(localeAtom);
  const leastText = useNativeText();
  const notices = warnings.map((warning) => {
    const { kind, level } = warning;
    if (kind === 'fee' || kind === 'feeUnknown') return <FeeNotice key="fee" warning={warning} />;
    const params =
      'returned' in warning
        ? { amount: `${formatExactDecimal(warning.returned, locale)} ${warning.symbol}` }
        : kind === 'nameMoved'
          ? { name: warning.name, address: shortenAddress(checksumAddress(warning.before)) }
          : { least: leastText('least' in warning ? warning.least : undefined) };
    const isCreated = kind === 'unused' && warning.least !== undefined;
    return (
      <Notice key={kind} tone={TONES[level]} isInLiveRegion title={t(`send.warn.${kind}`, params)}>
        {t(isCreated ? 'send.warn.unusedCreateText' : `send.warn.${kind}Text`, params)}
        {(kind === 'lookAlike' || kind === 'twins') && recipient !== undefined ? (
          <AddressDifference address={recipient} known={warning.known} />
        ) : null}
      </Notice>
    );
  });
  return <NoticeRegion>{notices}</NoticeRegion>;
}
