import { useAtomValue, useSetAtom } from 'jotai';
import type { Ref } from 'react';
import { nameDraftAtom, typeNameAtom } from '../../atoms/names/nameDraft.js';
import { type NameFlow, nameFlowAtom } from '../../atoms/names/nameFlow.js';
import { NAME_ZONE } from '../../lib/names/accountName.js';
import { TextField } from '../../ui/TextField.js';
import { useText, type ViewText } from '../useText.js';
import { zone } from './RegisterAccountNameView.css.js';

/** Feedback about the name: a hint or an error. */
function describe(t: ViewText, flow: NameFlow): { hint?: string; error?: string } {
  switch (flow.step) {
    case 'empty':
      return { hint: t('names.hint') };
    case 'invalid': {
      const { problem } = flow;
      return { error: t(`names.problem.${problem}`) };
    }
    case 'owned':
      return { error: t('names.owned') };
    case 'checking':
      return { hint: t('names.checking') };
    case 'taken':
      return { error: t('names.isTaken', { name: `${flow.name}${NAME_ZONE}` }) };
    case 'unchecked':
      return {};
    default:
      return { hint: t('names.isFree', { name: `${flow.name}${NAME_ZONE}` }) };
  }
}

/** The field for the name. */
export function NameField({ inputRef }: { inputRef: Ref<HTMLInputElement> }) {
  const t = useText();
  const { text } = useAtomValue(nameDraftAtom);
  const flow = useAtomValue(nameFlowAtom);
  const type = useSetAtom(typeNameAtom);
  const isFixed = flow.step === 'signing' || flow.step === 'registering';
  return (
    <TextField
      label={t('names.label')}
      name="account-name"
      enterKeyHint="done"
      isLeftToRight
      placeholder={t('names.placeholder')}
      readOnly={isFixed}
      value={text}
      onChange={type}
      inputRef={inputRef}
      end={<span className={zone}>{NAME_ZONE}</span>}
      {...describe(t, flow)}
    />
  );
}
