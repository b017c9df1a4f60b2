import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { describeSignInFailure } from '../../atoms/signIn/describeSignInFailure.js';
import type { WalletModalError } from '../../lib/errors.js';
import { CODE_LENGTH } from '../../lib/signIn/signIn.js';
import { quotable } from '../../lib/text/quotable.js';
import { Announcer } from '../../ui/Announcer.js';
import { CodeField } from '../../ui/CodeField.js';
import { Spinner } from '../../ui/Spinner.js';
import { ViewBody } from '../shared/ViewBody.js';
import { useText, type ViewText } from '../useText.js';
import { checking, lead, state } from './CodeForm.css.js';
import { useValidUntil } from './useValidUntil.js';

export interface CodeFormProps {
  /** The title of the view. */
  title: string;
  /** The address that the code was sent to. */
  email: string;
  isChecking: boolean;
  /** The error of the last code. */
  error: WalletModalError | undefined;
  onCode: (code: string) => void;
  /** The button that requests another code. */
  action: ReactNode;
}

/** A form for a code sent by email. It submits itself after the last digit. */
export function CodeForm({ title, email, isChecking, error, onCode, action }: CodeFormProps) {
  const t = useText();
  const [code, setCode] = useState('');
  const validUntil = useValidUntil();
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
      {/* The field takes the focus, so screen readers wouldn't read the title. */}
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
        error={error && code === '' ? codeError(t, error) : undefined}
        inputRef={inputRef}
      />
      <p className={state}>
        {/* Only this is announced, because a correct code leads to another view. */}
        <span role="status" className={checking}>
          {isChecking ? (
            <>
              <Spinner />
              {t('code.checking')}
            </>
          ) : null}
        </span>
        {isChecking ? null : validUntil}
      </p>
      {action}
    </ViewBody>
  );
}

function codeError(t: ViewText, error: WalletModalError): string {
  if (error.said !== undefined) return t('code.wrong', { reason: quotable(error.said) });
  const { key, params } = describeSignInFailure(error);
  return t(key, params);
}
