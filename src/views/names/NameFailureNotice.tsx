import type { NameFailure } from '../../atoms/names/nameFlow.js';
import { Notice } from '../../ui/Notice.js';
import { useText } from '../useText.js';

/**
 * The reason why a name wasn't registered, and the next step. Put it into a `NoticeRegion` so that screen readers announce it.
 */
export function NameFailureNotice({ failure: { kind, name, error } }: { failure: NameFailure }) {
  const t = useText();
  const title = t(`names.failed.${kind}`, { name });
  const isOwnWish = kind === 'declined' || kind === 'stopped';
  // The message of the service or the wallet.
  const isQuoted = kind === 'refused' || kind === 'unanswered' || kind === 'other';
  const reason = isQuoted ? error.said : undefined;
  const hasReason = reason !== undefined && reason !== title;
  const isAdvised = kind !== 'refused' || !hasReason;
  return (
    <Notice tone={isOwnWish ? 'declined' : 'failed'} isInLiveRegion title={title}>
      {isAdvised ? t(`names.failed.${kind}Text`) : null}
      {isAdvised && hasReason ? ' ' : null}
      {hasReason ? t('names.failed.reason', { reason }) : null}
    </Notice>
  );
}
