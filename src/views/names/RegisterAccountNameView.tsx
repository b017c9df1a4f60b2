import { useAtomValue, useSetAtom } from 'jotai';
import { type FormEvent, useEffect, useRef } from 'react';
import { retryNameAtom } from '../../atoms/names/nameCheck.js';
import { type NameFlow, nameFlowAtom } from '../../atoms/names/nameFlow.js';
import { submitNameAtom } from '../../atoms/names/submitName.js';
import { Announcer } from '../../ui/Announcer.js';
import { Button } from '../../ui/Button.js';
import { Notice } from '../../ui/Notice.js';
import { NoAccount } from '../shared/NoAccount.js';
import { NoticeRegion } from '../shared/notices/NoticeRegion.js';
import { useConnection } from '../shared/useConnection.js';
import { ViewBody } from '../shared/ViewBody.js';
import { useText } from '../useText.js';
import { NameFailureNotice } from './NameFailureNotice.js';
import { NameField } from './NameField.js';
import { NameSuggestions } from './NameSuggestions.js';
import { form, within } from './RegisterAccountNameView.css.js';

/** Asks for a name for the account and registers it. */
export function RegisterAccountNameView() {
  return useConnection() ? <NameForm /> : <NoAccount />;
}

/** The button's text. If the signature came too late, the same name is signed again. */
function buttonOf(flow: NameFlow) {
  const { step } = flow;
  const isAgain = step === 'free' && (flow.failure?.kind === 'tooOld' || flow.failure?.kind === 'clock');
  if (isAgain) return 'names.button.again';
  return step === 'done' ? 'names.button.registering' : (`names.button.${step}` as const);
}

const BUSY: readonly NameFlow['step'][] = ['checking', 'signing', 'registering', 'done'];

function NameForm() {
  const t = useText();
  const flow = useAtomValue(nameFlowAtom);
  const submit = useSetAtom(submitNameAtom);
  const retry = useSetAtom(retryNameAtom);
  const inputRef = useRef<HTMLInputElement>(null);
  useEffect(() => inputRef.current?.focus(), []);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (flow.step === 'free') void submit();
    else if (flow.step === 'unchecked') retry();
  };
  const suggestions = flow.step === 'taken' ? flow.suggestions : [];
  const failure = 'failure' in flow ? flow.failure : undefined;
  const count = suggestions?.length ?? 0;
  return (
    <ViewBody>
      <form noValidate className={form} onSubmit={onSubmit}>
        <NameField inputRef={inputRef} />
        <Announcer message={count > 0 ? t('names.found', { count }) : ''} />
        <NameSuggestions names={suggestions ?? []} onChosen={() => inputRef.current?.focus()} />
        <NoticeRegion>
          {suggestions === undefined ? (
            <Notice tone="warning" title={t('names.noSuggestions')}>
              {t('names.noSuggestionsText')}
            </Notice>
          ) : null}
          {flow.step === 'unchecked' ? (
            <Notice tone="warning" title={t('names.unchecked')}>
              {t('names.uncheckedText')}
            </Notice>
          ) : null}
          {failure ? <NameFailureNotice failure={failure} /> : null}
        </NoticeRegion>
        {flow.step === 'free' ? <p className={within}>{t('names.within')}</p> : null}
        <Button
          type="submit"
          isBlock
          disabled={flow.step !== 'free' && flow.step !== 'unchecked'}
          isLoading={BUSY.includes(flow.step)}
        >
          {t(buttonOf(flow))}
        </Button>
      </form>
    </ViewBody>
  );
}
