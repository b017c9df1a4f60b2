import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import {
  type PaymentState,
  paymentAtom,
  takenPaymentAtom,
  takePaymentAtom,
} from '../../atoms/send/takePayment.js';
import { describeNetworkAtom } from '../../atoms/siteConfig.js';
import { localeAtom } from '../../atoms/translate.js';
import { joinSentences } from '../../lib/text/joinSentences.js';
import { Notice } from '../../ui/Notice.js';
import { useNetworkName } from '../useNetworkName.js';
import { useText } from '../useText.js';

/** Fills the form from a pasted payment link and announces it, or says why the link wasn't used. */
export function PaymentNotice() {
  const t = useText();
  const locale = useAtomValue(localeAtom);
  const state = useAtomValue(paymentAtom);
  const taken = useAtomValue(takenPaymentAtom);
  const take = useSetAtom(takePaymentAtom);
  const reason = useReason();
  const fits = state?.step === 'fits';
  useEffect(() => {
    if (fits) take();
  }, [fits, take]);
  if (taken) {
    const { fitted, label } = taken;
    const text = t(fitted.units === undefined ? 'send.link.filledNoAmountText' : 'send.link.filledText');
    return (
      <Notice title={t('send.link.filled')}>
        {label === undefined ? text : joinSentences([t('send.link.label', { label }), text], locale)}
      </Notice>
    );
  }
  if (!state || state.step === 'fits') return null;
  if (state.step === 'waiting') {
    return <Notice>{t(state.hasFailed ? 'send.link.waitingFailed' : 'send.link.waiting')}</Notice>;
  }
  return (
    <Notice tone="warning" title={t('send.link.title')}>
      {reason(state)}
    </Notice>
  );
}

/** Returns the reason why a link wasn't used. */
function useReason() {
  const t = useText();
  const describe = useAtomValue(describeNetworkAtom);
  const networkName = useNetworkName();
  return (state: Extract<PaymentState, { step: 'refused' | 'misfit' }>): string => {
    if (state.step === 'refused') {
      const { fault, word = '' } = state;
      return t(`send.link.fault.${fault}`, { word });
    }
    const { misfit } = state;
    const network = misfit === 'network' ? networkName(describe(state.network)) : '';
    return t(`send.link.misfit.${misfit}`, { network, token: misfit === 'token' ? state.token : '' });
  };
}
