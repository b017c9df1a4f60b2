import { useAtomValue } from 'jotai';
import { isSmartAccountAtom } from '../../atoms/account/smartAccount.js';
import type { SiweFailure } from '../../atoms/siwe/siweFlow.js';
import { Notice, type NoticeProps } from '../../ui/Notice.js';
import { useText } from '../useText.js';
import { type SiweFailureKind, siweFailureKind } from './siweFailureKind.js';

/** All other kinds are failures. */
const TONES: Partial<Record<SiweFailureKind, NoticeProps['tone']>> = {
  changed: 'warning',
  declined: 'declined',
  waiting: 'warning',
};

interface SiweFailureNoticeProps {
  failure: SiweFailure;
  /** The names of the site and of the wallet. */
  names: { readonly site: string; readonly name: string };
}

/** The reason why the visitor isn't signed in, and the next step. */
export function SiweFailureNotice({ failure, names }: SiweFailureNoticeProps) {
  const t = useText();
  const kind = siweFailureKind(failure, useAtomValue(isSmartAccountAtom));
  const reason = failure === 'changed' ? undefined : failure.said;
  const text = kind === 'wallet' && !reason ? 'siwe.failed.otherText' : (`siwe.failed.${kind}Text` as const);
  return (
    <Notice tone={TONES[kind] ?? 'failed'} isInLiveRegion title={t(`siwe.failed.${kind}`, names)}>
      {t(text, { ...names, reason: reason ?? '' })}
    </Notice>
  );
}
