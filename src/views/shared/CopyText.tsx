import { useSetAtom } from 'jotai';
import type { ReactNode } from 'react';
import { showSnackbarAtom } from '../../atoms/snackbarMessage.js';
import { CopyButton } from '../../ui/CopyButton.js';
import { useText } from '../useText.js';
import { unseen } from './CopyText.css.js';

export interface CopyTextProps {
  /** Absent while it is on its way: then its place is kept, or what is around it would move when it comes. */
  text: string | undefined;
  /** Says what is copied. */
  label: string;
  /** What is seen. */
  children?: ReactNode;
}

/** Copies a text; says so in place, and in front of the view when the browser refused. */
export function CopyText({ text, label, children }: CopyTextProps) {
  const t = useText();
  const show = useSetAtom(showSnackbarAtom);
  const onResult = (isCopied: boolean) => {
    if (!isCopied) show({ kind: 'error', text: { key: 'snackbar.failedToCopy' } });
  };
  const button = (
    <CopyButton
      text={text ?? ''}
      label={label}
      copiedLabel={t('snackbar.copied')}
      // The snackbar says it.
      failedLabel=""
      onResult={onResult}
    >
      {children}
    </CopyButton>
  );
  return text === undefined ? <span className={unseen}>{button}</span> : button;
}
