import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { WalletModalError } from '../../lib/errors.js';
import { CODE_LENGTH } from '../../lib/signIn/signIn.js';
import { Announcer } from '../../ui/Announcer.js';
import { CodeField } from '../../ui/CodeField.js';
import { Spinner } from '../../ui/Spinner.js';
import { ViewBody } from '../shared/ViewBody.js';
import { useText } from '../useText.js';
import { lead, state } from './CodeForm.css.js';

export interface CodeFormProps {
  /** The title of the view. */
  title: string;
  /** Where the code was sent to. */
  email: string;
  isChecking: boolean;
  /** What was wrong with the last code. */
  error: WalletModalError | undefined;
  onCode: (code: string) => void;
  /** The way to another code. */
  action: ReactNode;
}

/** A code that was sent by email; it is sent off when its last digit is there. */
export function CodeForm({ title, email, isChecking, error, onCode, action }: CodeFormProps) {
  const t = useText();
  const [code, setCode] = useState('');
  const leadId = useId();
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
      {/* The field takes the focus, which is all that is read out: it does not get to the title. */}
      <Announcer message={title} />
      <p id={leadId} className={lead}>
        {t('code.lead', { email })}
      </p>
      <CodeField
        label={t('code.label')}
        length={CODE_LENGTH}
        describedBy={leadId}
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
