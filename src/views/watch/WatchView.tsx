import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { type FormEvent, useRef } from 'react';
import { connectionAtom } from '../../atoms/connection.js';
import { isWatchOfferedAtom } from '../../atoms/watch/isWatchOffered.js';
import { watchTextAtom } from '../../atoms/watch/watchedAccount.js';
import {
  retryWatchTargetAtom,
  submitWatchAtom,
  watchNetworkAtom,
  watchTargetAtom,
} from '../../atoms/watch/watchForm.js';
import { Button } from '../../ui/Button.js';
import { Empty } from '../../ui/Empty.js';
import { IconButton } from '../../ui/IconButton.js';
import { CloseIcon } from '../../ui/icons.js';
import { EyeIcon } from '../../ui/viewIcons.js';
import { WrappingField } from '../../ui/WrappingField.js';
import { NoticeRegion } from '../shared/notices/NoticeRegion.js';
import { describeAddress } from '../shared/text/describeAddress.js';
import { LookupFailure } from '../shared/text/LookupFailure.js';
import { usePaste } from '../shared/text/usePaste.js';
import { ViewBody } from '../shared/ViewBody.js';
import { useNetworkName } from '../useNetworkName.js';
import { useText } from '../useText.js';
import { ConnectButton } from './ConnectButton.js';
import { WatchedPlace } from './WatchedPlace.js';
import { form, lead } from './WatchView.css.js';

/** Asks for the account to watch. */
export function WatchView() {
  const t = useText();
  const isConnected = useAtomValue(connectionAtom) !== undefined;
  const isOffered = useAtomValue(isWatchOfferedAtom) && !isConnected;
  if (isOffered) return <WatchForm />;
  return (
    <ViewBody>
      <Empty
        icon={<EyeIcon size={24} />}
        title={t('watch.unavailable')}
        action={isConnected ? undefined : <ConnectButton />}
      >
        {t('watch.unavailableText')}
      </Empty>
    </ViewBody>
  );
}

function WatchForm() {
  const t = useText();
  const networkName = useNetworkName('network.unknownOne');
  const [text, change] = useAtom(watchTextAtom);
  const network = useAtomValue(watchNetworkAtom);
  const target = useAtomValue(watchTargetAtom);
  const submit = useSetAtom(submitWatchAtom);
  const retry = useSetAtom(retryWatchTargetAtom);
  const inputRef = useRef<HTMLTextAreaElement>(null);
  const paste = usePaste(change, inputRef);
  const { hint, error } = describeAddress(t, target, network ? networkName(network) : '');
  const clear = () => {
    change('');
    inputRef.current?.focus();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };
  const isWatchable = target.step === 'found' && target.place !== 'tokens';
  return (
    <ViewBody>
      <form noValidate className={form} onSubmit={onSubmit}>
        <p className={lead}>{t('watch.lead')}</p>
        <WrappingField
          label={t('watch.field')}
          name="watched"
          enterKeyHint="go"
          placeholder={t('send.toPlaceholder')}
          inputRef={inputRef}
          value={text}
          onChange={change}
          hint={hint}
          error={error}
          end={
            text === '' ? (
              <Button variant="ghost" onClick={() => void paste()}>
                {t('send.paste')}
              </Button>
            ) : (
              <IconButton label={t('send.clearRecipient')} onClick={clear}>
                <CloseIcon size={16} />
              </IconButton>
            )
          }
        />
        <NoticeRegion>{target.step === 'found' ? <WatchedPlace place={target.place} /> : null}</NoticeRegion>
        {target.step === 'failed' ? <LookupFailure isName={target.isName} onRetry={retry} /> : null}
        <Button type="submit" isBlock disabled={!isWatchable} isLoading={target.step === 'reading'}>
          {t('watch.start')}
        </Button>
      </form>
    </ViewBody>
  );
}
