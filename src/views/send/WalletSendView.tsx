import { useAtomValue, useSetAtom } from 'jotai';
import { type FormEvent, useEffect } from 'react';
import { earlierTransfersAtom } from '../../atoms/send/earlierTransfers.js';
import { sendButtonAtom } from '../../atoms/send/form.js';
import { readRecipientsAtom } from '../../atoms/send/rememberedRecipients.js';
import { reviewSendAtom, sendFlowAtom } from '../../atoms/send/sendFlow.js';
import { sendTokenAtom } from '../../atoms/send/sendTokens.js';
import { recipientWarningsAtom } from '../../atoms/send/warnings.js';
import { Button } from '../../ui/Button.js';
import { NoAccount } from '../shared/NoAccount.js';
import { NoticeRegion } from '../shared/notices/NoticeRegion.js';
import { OtherNameNotices } from '../shared/tokens/OtherNameNotices.js';
import { UnlistedNotices } from '../shared/tokens/UnlistedNotices.js';
import { EarlierNotices } from '../shared/transactions/EarlierNotices.js';
import { useTransactionList } from '../shared/transactions/useTransactionList.js';
import { useConnection } from '../shared/useConnection.js';
import { useTokenWatch } from '../shared/useTokenWatch.js';
import { ViewBody } from '../shared/ViewBody.js';
import { ViewFooter } from '../shared/ViewFooter.js';
import { useText } from '../useText.js';
import { AmountBox } from './AmountBox.js';
import { RecipientField } from './RecipientField.js';
import { SendFailure } from './SendFailure.js';
import { form } from './WalletSendView.css.js';
import { WarningNotices } from './WarningNotices.js';

/** States that the line below the amount already explains, with the button's neutral state. */
const ALREADY_SAID = { insufficient: 'incorrect', noFee: 'review' } as const;

/** Asks for the amount and the recipient. */
export function WalletSendView() {
  return useConnection() ? <SendForm /> : <NoAccount />;
}

function SendForm() {
  const t = useText();
  const flow = useAtomValue(sendFlowAtom);
  const state = useAtomValue(sendButtonAtom);
  const token = useAtomValue(sendTokenAtom);
  const warnings = useAtomValue(recipientWarningsAtom);
  const earlier = useAtomValue(earlierTransfersAtom);
  const review = useSetAtom(reviewSendAtom);
  useTokenWatch();
  useTransactionList();
  const readRecipients = useSetAtom(readRecipientsAtom);
  useEffect(() => void readRecipients(), [readRecipients]);
  const isPreparing = flow.step === 'preparing';
  const isShort = state === 'insufficient' || state === 'noFee';
  const label = isPreparing ? 'preparing' : isShort ? ALREADY_SAID[state] : state;
  const { error, isAsked, declined } = flow.step === 'form' ? flow : {};
  const isShortSaid = isShort && error?.code === 'request_invalid' && !isAsked;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void review();
  };
  return (
    <ViewBody>
      <form noValidate className={form} onSubmit={onSubmit}>
        <AmountBox />
        <NoticeRegion>
          <OtherNameNotices tokens={[token]} />
          <UnlistedNotices tokens={[token]} />
        </NoticeRegion>
        <RecipientField />
        <WarningNotices warnings={warnings} />
        <EarlierNotices transactions={earlier} />
        <NoticeRegion>
          {error && !isShortSaid ? <SendFailure error={error} isAsked={isAsked} declined={declined} /> : null}
        </NoticeRegion>
        <ViewFooter>
          <Button
            type="submit"
            isBlock
            disabled={state !== 'review'}
            isLoading={isPreparing || state === 'resolving'}
          >
            {label === 'unclear' ? t('amount.choose') : t(`send.button.${label}`)}
          </Button>
        </ViewFooter>
      </form>
    </ViewBody>
  );
}
