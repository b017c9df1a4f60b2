import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { readPurchaseAtom } from '../../atoms/onramp/keepPurchase.js';
import { askForOfferAtom, onRampAtom, onRampOptionsAtom } from '../../atoms/onramp/onRampOffer.js';
import { isOnRampOfferedAtom, openWhatIsABuyAtom } from '../../atoms/onramp/openOnRamp.js';
import { takeWantedAtom } from '../../atoms/onramp/takeWanted.js';
import { wantedPurchaseAtom } from '../../atoms/onramp/wantedPurchase.js';
import { pushAtom } from '../../atoms/router.js';
import { dataOf } from '../../atoms/util/asyncResult.js';
import { Button } from '../../ui/Button.js';
import { Empty } from '../../ui/Empty.js';
import { OfflineIcon } from '../../ui/icons.js';
import { CardIcon } from '../../ui/viewIcons.js';
import { NoAccount } from '../shared/NoAccount.js';
import { useConnection } from '../shared/useConnection.js';
import { ViewBody } from '../shared/ViewBody.js';
import { ViewPlaceholder } from '../shell/ViewPlaceholder.js';
import { useText } from '../useText.js';
import { AmountToGet } from './AmountToGet.js';
import { AmountToPay } from './AmountToPay.js';
import { KeptPurchaseNotice } from './KeptPurchaseNotice.js';
import { boxes, links } from './OnRampForm.css.js';
import { ProviderList } from './ProviderList.js';
import { QuoteOfBuying } from './QuoteOfBuying.js';

/** Asks for a currency and an amount, and leads to the providers. */
export function OnRampProvidersView() {
  const connection = useConnection();
  const isOffered = useAtomValue(isOnRampOfferedAtom);
  if (!connection) return <NoAccount />;
  return isOffered ? <Offer /> : <NotOffered />;
}

function NotOffered() {
  const t = useText();
  return (
    <ViewBody>
      <Empty icon={<CardIcon size={24} />} title={t('onRamp.none')}>
        {t('onRamp.noneText')}
      </Empty>
    </ViewBody>
  );
}

function Offer() {
  const t = useText();
  const result = useAtomValue(onRampAtom);
  const options = useAtomValue(onRampOptionsAtom);
  // The form gets its size from the options to choose from.
  const isAwaited = options.status === 'pending' && !dataOf(options);
  const retry = useSetAtom(askForOfferAtom);
  const readKept = useSetAtom(readPurchaseAtom);
  useEffect(() => void readKept(), [readKept]);
  const wanted = useAtomValue(wantedPurchaseAtom);
  const take = useSetAtom(takeWantedAtom);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each purchase that the page requests
  useEffect(() => take(), [take, wanted]);
  const ramp = dataOf(result);
  if (result.status === 'error') {
    return (
      <ViewBody>
        <Empty
          hasFailed
          icon={<OfflineIcon size={24} />}
          title={t('onRamp.failed')}
          action={
            <Button variant="secondary" onClick={retry}>
              {t('dialog.retry')}
            </Button>
          }
        >
          {t('onRamp.failedText')}
        </Empty>
      </ViewBody>
    );
  }
  if (!ramp || isAwaited) return <ViewPlaceholder message={t('onRamp.loading')} />;
  return (
    <ViewBody>
      <KeptPurchaseNotice />
      <div className={boxes}>
        <AmountToPay />
        <AmountToGet />
      </div>
      <QuoteOfBuying />
      <ProviderList providers={ramp.providers} />
      <BuyingLinks />
    </ViewBody>
  );
}

/** Links to an explanation and to past purchases. */
function BuyingLinks() {
  const t = useText();
  const push = useSetAtom(pushAtom);
  const explain = useSetAtom(openWhatIsABuyAtom);
  return (
    <div className={links}>
      <Button variant="ghost" onClick={explain}>
        {t('onRamp.how')}
      </Button>
      <Button variant="ghost" onClick={() => push({ view: 'OnRampActivity' })}>
        {t('onRamp.purchases')}
      </Button>
    </div>
  );
}
