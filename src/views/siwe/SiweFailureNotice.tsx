import { useAtomValue } from 'jotai';
import { isSmartAccountAtom } from '../../atoms/account/smartAccount.js';
import type { SiweFailure } from '../../atoms/siwe/siweFlow.js';
import { Notice } from '../../ui/Notice.js';
import { useText } from '../useText.js';
import { siweFailureKind } from './siweFailureKind.js';

interface SiweFailureNoticeProps {
  failure: SiweFailure;
  /** The names of the site and of the wallet. */
  names: { readonly site: string; readonly name: string };
}

/** Why the visitor is not signed in, and what they can do. */
export function SiweFailureNotice({ failure, names }: SiweFailureNoticeProps) {
  const t = useText();
  const kind = siweFailureKind(failure, useAtomValue(isSmartAccountAtom));
  const reason = failure === 'changed' ? '' : failure.shortMessage;
  return (
    <Notice
      tone={kind === 'changed' ? 'warning' : 'danger'}
      isInLiveRegion
      title={t(`siwe.failed.${kind}`, names)}
    >
      {t(`siwe.failed.${kind}Text`, { ...names, reason })}
    </Notice>
  );
}
