import { useSetAtom } from 'jotai';
import type { ReactNode } from 'react';
import { showSnackbarAtom } from '../../../atoms/snackbarMessage.js';
import { CopyButton, type CopyButtonProps } from '../../../ui/CopyButton.js';
import { useText } from '../../useText.js';
import { unseen } from './CopyText.css.js';

export interface CopyTextProps extends Pick<CopyButtonProps, 'isQuiet'> {
  /** Undefined while it loads. Its space is reserved, so that nothing moves when it appears. */
  text: string | undefined;
  /** Describes the copied text. */
  label: string;
  /** The visible content. */
  children?: ReactNode;
}

/** Copies a text. Success is shown in place; a refusal by the browser is shown in the snackbar. */
export function CopyText({ text, label, children, isQuiet }: CopyTextProps) {
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
      // The snackbar reports failures.
      failedLabel=""
      isQuiet={isQuiet}
      onResult={onResult}
    >
      {children}
    </CopyButton>
  );
  return text === undefined ? <span className={unseen}>{button}</span> : button;
}
