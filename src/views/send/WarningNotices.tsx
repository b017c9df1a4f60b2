import { checksumAddress } from '../../lib/networks/checksumAddress.js';
import type { SendWarning } from '../../lib/send/sendWarnings.js';
import { shortenAddress } from '../../lib/text/shorten.js';
import { Notice, type NoticeProps } from '../../ui/Notice.js';
import { NoticeRegion } from '../shared/NoticeRegion.js';
import { useText } from '../useText.js';
import { AddressDifference } from './AddressDifference.js';

const TONES: Readonly<Record<SendWarning['level'], NonNullable<NoticeProps['tone']>>> = {
  stop: 'danger',
  caution: 'warning',
  note: 'info',
};

interface WarningNoticesProps {
  warnings: readonly SendWarning[];
  /** The receiver, to show how it differs from a known one. */
  receiver?: string | undefined;
}

/** What to know before sending, announced when it becomes known. */
export function WarningNotices({ warnings, receiver }: WarningNoticesProps) {
  const t = useText();
  const notices = warnings.map((warning) => {
    const { kind, level } = warning;
    const params =
      kind === 'nameMoved'
        ? { name: warning.name, address: shortenAddress(checksumAddress(warning.before)) }
        : {};
    return (
      <Notice key={kind} tone={TONES[level]} isInLiveRegion title={t(`send.warn.${kind}`, params)}>
        {t(`send.warn.${kind}Text`, params)}
        {kind === 'lookAlike' && receiver !== undefined ? (
          <AddressDifference address={receiver} known={warning.known} />
        ) : null}
      </Notice>
    );
  });
  return <NoticeRegion>{notices}</NoticeRegion>;
}
