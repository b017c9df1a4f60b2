import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { WalletModalError } from '../../lib/errors.js';
import { CODE_LENGTH } from '../../lib/signIn.js';
import { CodeField } from '../../ui/CodeField.js';
import { Spinner } from '../../ui/Spinner.js';
import { useText } from '../useText.js';
import { ViewBody } from '../ViewBody.js';
import { lead, state } from './CodeForm.css.js';

interface CodeFormProps {
  /** Where the code was sent to. */
  email: string;
  isChecking: boolean;
  /** What was wrong with the last code. */
  error: WalletModalError | undefined;
  onCode: (code: string) => void;
  /** The way to another code. */
  action: ReactNode;
}

/** A code that was sent by e-mail; it is sent off when its last digit is there. */
export function CodeForm({ email, isChecking, error, onCode, action }: CodeFormProps) {
  const t = useText();
  const [code, setCode] = useState('');
  const inputRef = useRef<HTMLInputElement>(null);
  useEffect(() => inputRef.current?.focus(), []);
  useEffect(() => {
    if (error) setCode('');
  }, [error]);
  const onChange = (next: string) => {
    if (isChecking) return;
    setCode(next);
    if (next.length === CODE_LENGTH && next !== code) onCode(next);
  };
  return (
    <ViewBody>
      <p className={lead}>{t('code.lead', { email })}</p>
      <CodeField
        label={t('code.label')}
        length={CODE_LENGTH}
        value={code}
        onChange={onChange}
        error={
          error && code === '' ? t('code.wrong', { reason: withoutStop(error.shortMessage) }) : undefined
        }
        inputRef={inputRef}
      />
      <p className={state} role="status">
        {isChecking ? (
          <>
            <Spinner /> {t('code.checking')}
          </>
        ) : (
          t('code.expires')
        )}
      </p>
      {action}
    </ViewBody>
  );
}

/** The words of the frame have a full stop or not; the sentence around them has one. */
const withoutStop = (words: string) => words.replace(/\.$/, '');
