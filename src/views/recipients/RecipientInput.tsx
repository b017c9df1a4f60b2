import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, type RefObject, useState } from 'react';
import { accountAtom } from '../../atoms/connection.js';
import type { RecipientForm } from '../../atoms/recipients/recipientForm.js';
import { describeNetworkAtom } from '../../atoms/siteConfig.js';
import { networkOf } from '../../lib/networks/caip.js';
import { checksumAddress } from '../../lib/networks/checksumAddress.js';
import { shortenAddress } from '../../lib/text/shorten.js';
import { Button } from '../../ui/Button.js';
import { IconButton } from '../../ui/IconButton.js';
import { CloseIcon } from '../../ui/icons.js';
import { WrappingField } from '../../ui/WrappingField.js';
import { describeAddress } from '../shared/text/describeAddress.js';
import { LookupFailure } from '../shared/text/LookupFailure.js';
import { usePaste } from '../shared/text/usePaste.js';
import { lazyPart } from '../shell/lazyPart.js';
import { useNetworkName } from '../useNetworkName.js';
import { useText } from '../useText.js';

/** Loads when the visitor is about to enter a recipient. */
const RecipientOffer = lazyPart(async () => (await import('./RecipientOffer.js')).RecipientOffer);

interface RecipientInputProps {
  form: RecipientForm;
  label: string;
  /** The text as typed. */
  text: string;
  onChange: (text: string) => void;
  inputRef: RefObject<HTMLTextAreaElement | null>;
  /** Whether the form reads the text as something else, such as a payment link. Then no error is shown. */
  isElse?: boolean;
  /** Shown in place of the account that the text resolves to. */
  hint?: string | undefined;
  /** Other ways to fill the empty field. */
  ways?: ReactNode;
  /** Placed between the field and the known recipients. */
  children?: ReactNode;
}

/** A field for an address or a name, with known recipients to choose from. */
export function RecipientInput(props: RecipientInputProps) {
  const { form, label, text, onChange, inputRef, isElse, ways, children } = props;
  const t = useText();
  const recipient = useAtomValue(form.stateAtom);
  const near = useAtomValue(form.nearMissAtom);
  const account = useAtomValue(accountAtom);
  const network = useAtomValue(describeNetworkAtom);
  const networkName = useNetworkName('network.unknownOne');
  const retry = useSetAtom(form.retryAtom);
  const [isTouched, setTouched] = useState(false);
  const paste = usePaste(onChange, inputRef);
  const name = account ? networkName(network(networkOf(account))) : '';
  const said = near
    ? {
        error: t(`send.recipient.near.${near.slip}`, {
          address: shortenAddress(checksumAddress(near.known)),
        }),
      }
    : describeAddress(t, recipient, name);
  const { hint, error } = isElse ? {} : { ...said, ...(props.hint !== undefined && { hint: props.hint }) };
  const fill = (chosen: string) => {
    onChange(chosen);
    inputRef.current?.focus();
  };
  return (
    <>
      <WrappingField
        label={label}
        name="recipient"
        enterKeyHint="done"
        placeholder={t('send.toPlaceholder')}
        inputRef={inputRef}
        onFocus={() => setTouched(true)}
        value={text}
        onChange={onChange}
        hint={hint}
        error={error}
        end={
          text === '' ? (
            <>
              {ways}
              <Button variant="ghost" onClick={() => void paste()}>
                {t('send.paste')}
              </Button>
            </>
          ) : (
            <IconButton label={t('send.clearRecipient')} onClick={() => fill('')}>
              <CloseIcon size={16} />
            </IconButton>
          )
        }
      />
      {children}
      {isTouched && text === '' ? <RecipientOffer onChoose={fill} /> : null}
      {recipient.step === 'failed' && !isElse ? (
        <LookupFailure isName={recipient.isName} onRetry={retry} />
      ) : null}
    </>
  );
}
