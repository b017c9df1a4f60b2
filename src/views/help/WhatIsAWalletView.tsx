import { useSetAtom } from 'jotai';
import { pushAtom } from '../../atoms/router.js';
import { Button } from '../../ui/Button.js';
import { ViewBody } from '../shared/ViewBody.js';
import { useText } from '../useText.js';
import { HelpBlock } from './HelpBlock.js';
import { AssetsDrawing, ControlDrawing, LoginDrawing } from './helpDrawings.js';

/** Explains what a wallet is. */
export function WhatIsAWalletView() {
  const t = useText();
  const push = useSetAtom(pushAtom);
  return (
    <ViewBody>
      <HelpBlock
        picture={<LoginDrawing />}
        title={t('whatIsAWallet.login')}
        text={t('whatIsAWallet.loginText')}
      />
      <HelpBlock
        picture={<AssetsDrawing />}
        title={t('whatIsAWallet.assets')}
        text={t('whatIsAWallet.assetsText')}
      />
      <HelpBlock
        picture={<ControlDrawing />}
        title={t('whatIsAWallet.control')}
        text={t('whatIsAWallet.controlText')}
      />
      <Button isBlock onClick={() => push({ view: 'GetWallet' })}>
        {t('getWallet.title')}
      </Button>
    </ViewBody>
  );
}
