import { useSetAtom } from 'jotai';
import type { ReactNode } from 'react';
import { showSnackbarAtom } from '../atoms/snackbar.js';
import { CopyButton } from '../ui/CopyButton.js';
import { useText } from './useText.js';

export interface CopyTextProps {
  text: string;
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
  return (
    <CopyButton
      text={text}
      label={label}
      copiedLabel={t('snackbar.copied')}
      // The snackbar says it.
      failedLabel=""
      onResult={onResult}
    >
      {children}
    </CopyButton>
  );
}
