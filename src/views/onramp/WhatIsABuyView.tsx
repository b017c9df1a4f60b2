import { useAtomValue, useSetAtom } from 'jotai';
import { canGoBackAtom, goBackAtom, resetAtom } from '../../atoms/router.js';
import { ReceiveIcon } from '../../ui/accountIcons.js';
import { Button } from '../../ui/Button.js';
import { CardIcon, ShieldIcon } from '../../ui/viewIcons.js';
import { points } from '../shared/Point.css.js';
import { Point } from '../shared/Point.js';
import { ViewBody } from '../shared/ViewBody.js';
import { useText } from '../useText.js';

/** Explains how buying crypto works. */
export function WhatIsABuyView() {
  const t = useText();
  const canGoBack = useAtomValue(canGoBackAtom);
  const goBack = useSetAtom(goBackAtom);
  const reset = useSetAtom(resetAtom);
  const buy = () => (canGoBack ? goBack() : reset({ view: 'OnRampProviders' }));
  return (
    <ViewBody>
      <ul className={points}>
        <Point icon={<CardIcon />} title={t('onRamp.what.pay')} text={t('onRamp.what.payText')} />
        <Point icon={<ReceiveIcon />} title={t('onRamp.what.arrive')} text={t('onRamp.what.arriveText')} />
        <Point icon={<ShieldIcon />} title={t('onRamp.what.check')} text={t('onRamp.what.checkText')} />
      </ul>
      <Button isBlock onClick={buy}>
        {t('onRamp.what.buy')}
      </Button>
    </ViewBody>
  );
}
