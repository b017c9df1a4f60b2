import { type ReactNode, useEffect, useState } from 'react';
import { visuallyHidden } from '../styles/base.css.js';
import { alone, copy, icon, quiet } from './CopyButton.css.js';
import { copyText } from './copyText.js';
import { CheckIcon } from './icons.js';
import { CopyIcon } from './viewIcons.js';

const SHOWN_FOR_MS = 1500;

export interface CopyButtonProps {
  /** The text to copy. */
  text: string;
  /** Describes the copied text, e.g. 'Copy address'. */
  label: string;
  copiedLabel: string;
  failedLabel: string;
  /** The visible content, e.g. the shortened address. */
  children?: ReactNode;
  /** Whether the icon stays hidden until hover or focus. */
  isQuiet?: boolean | undefined;
  onResult?: (isCopied: boolean) => void;
}

/** Copies a text on a press and reports whether it worked. */
export function CopyButton(props: CopyButtonProps) {
  const { text, label, copiedLabel, failedLabel, children, isQuiet, onResult } = props;
  const [isCopied, setCopied] = useState<boolean>();
  useEffect(() => {
    if (isCopied === undefined) return;
    const timer = setTimeout(() => setCopied(undefined), SHOWN_FOR_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);

  const run = async () => {
    const done = await copyText(text);
    setCopied(done);
    onResult?.(done);
  };

  return (
    <>
      <button
        type="button"
        className={children ? (isQuiet ? `${copy} ${quiet}` : copy) : `${copy} ${alone}`}
        onClick={run}
      >
        {children}
        {label === children ? null : <span className={visuallyHidden}>{label}</span>}
        <span className={icon} data-done={isCopied || undefined}>
          {isCopied ? <CheckIcon size={16} /> : <CopyIcon size={16} />}
        </span>
      </button>
      <span role="status" className={visuallyHidden}>
        {isCopied === undefined ? '' : isCopied ? copiedLabel : failedLabel}
      </span>
    </>
  );
}
