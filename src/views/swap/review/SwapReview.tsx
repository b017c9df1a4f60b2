import { useAtomValue } from 'jotai';
import { swapFiguresAtom } from '../../../atoms/swap/previewButton.js';
import { localeAtom } from '../../../atoms/translate.js';
import { compareDecimals } from '../../../lib/decimal/arithmetic.js';
import { isSameAsset } from '../../../lib/swap/isSameAsset.js';
import { expectedAmount } from '../../../lib/swap/swapRequest.js';
import { formatExactToken } from '../../../lib/text/formatMoney.js';
import { Notice } from '../../../ui/Notice.js';
import { NoticeRegion } from '../../shared/notices/NoticeRegion.js';
import { OtherNameNotices } from '../../shared/tokens/OtherNameNotices.js';
import { UnlistedNotices } from '../../shared/tokens/UnlistedNotices.js';
import { ViewBody } from '../../shared/ViewBody.js';
import { useMoney } from '../../useMoney.js';
import { useText } from '../../useText.js';
import { BridgeNotice } from '../crossing/BridgeNotice.js';
import { expectedText } from '../swapTexts.js';
import { useSideTitle } from '../useSideTitle.js';
import { ApprovalPart } from './ApprovalPart.js';
import { ContractPart } from './ContractPart.js';
import { FeeGate } from './FeeGate.js';
import { LossGate } from './LossGate.js';
import { RecipientPart } from './RecipientPart.js';
import { ReviewButtons } from './ReviewButtons.js';
import { ReviewFacts } from './ReviewFacts.js';
import { ReviewLoss } from './ReviewLoss.js';
import { ReviewNotices } from './ReviewNotices.js';
import { SwapLeg } from './SwapLeg.js';
import { pair } from './SwapReview.css.js';
import type { ShownSwap } from './shownSwap.js';
import { WaitingFacts } from './WaitingFacts.js';

/** The swap with its terms, and the requests that the wallet will get. */
export function SwapReview({ flow }: { flow: ShownSwap }) {
  const t = useText();
  const locale = useAtomValue(localeAtom);
  const money = useMoney();
  const figures = useAtomValue(swapFiguresAtom);
  const { from, to, amount, recipient, recipientName } = flow.wanted;
  const isBuilt = flow.step === 'ready' || flow.step === 'sending' || flow.step === 'unclear';
  const bridge = isBuilt ? flow.request.bridge : flow.bridge;
  const [payTitle, getTitle] = [useSideTitle('pay', from), useSideTitle('get', to)];
  const isBuilding = flow.step === 'allowance' || flow.step === 'rebuilding';
  const received = isBuilt ? expectedAmount(flow.request) : flow.quoted;
  // On Solana, one transaction may call several programs.
  const built = isBuilt && !flow.request.content ? flow.request : undefined;
  const together = built?.together;
  const isRouter = built !== undefined && isSameAsset(built.call.to, together?.approval.spender);
  const own = isBuilt ? figures : undefined;
  const paid = formatExactToken({ ...from, amount }, locale);
  const dollars = (value: string | undefined) =>
    value === undefined || compareDecimals(value, '0') <= 0 ? undefined : money.format(value);
  return (
    <ViewBody>
      <div className={pair}>
        <SwapLeg title={payTitle} token={from} amount={paid} worth={dollars(own?.soldValue)} />
        <SwapLeg
          title={recipient === undefined ? getTitle : t('swap.theyGet')}
          token={to}
          amount={expectedText(received, to, locale)}
          worth={dollars(own?.boughtValue)}
        />
      </div>
      {recipient === undefined ? null : <RecipientPart address={recipient} name={recipientName} />}
      <NoticeRegion>
        <OtherNameNotices tokens={[from, to]} />
        <UnlistedNotices tokens={[from, to]} />
        {figures ? <ReviewLoss figures={figures} /> : null}
        {bridge ? <BridgeNotice wanted={flow.wanted} bridge={bridge} /> : null}
        {own && own.minReceived === undefined && !bridge ? (
          <Notice tone="warning" title={t('swap.noLeast')}>
            {t('swap.noLeastText')}
          </Notice>
        ) : null}
      </NoticeRegion>
      {flow.step === 'approving' ? <ApprovalPart request={flow.request} /> : null}
      {together ? <ApprovalPart request={together.approval} together={together} isRouter={isRouter} /> : null}
      {isBuilding ? <WaitingFacts /> : <ReviewFacts flow={flow} figures={own} />}
      {built && !isRouter ? (
        <ContractPart title={t('swap.router')} address={built.call.to} isKnown={built.isKnownRouter} />
      ) : null}
      <FeeGate />
      {flow.step === 'ready' && own && flow.voidBy === undefined ? <LossGate gate={own.gate} /> : null}
      <ReviewNotices flow={flow} />
      <ReviewButtons flow={flow} figures={own} paid={paid} />
    </ViewBody>
  );
}
