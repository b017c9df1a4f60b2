import { useSetAtom } from 'jotai';
import { pushAtom } from '../../atoms/router.js';
import { Button } from '../../ui/Button.js';
import { ShieldIcon, UserIcon, WalletIcon } from '../../ui/icons.js';
import { useText } from '../useText.js';
import { ViewBody } from '../ViewBody.js';
import { HelpBlock } from './HelpBlock.js';
import { HelpBlocks } from './HelpBlocks.js';

/** What a wallet is, for somebody who has none. */
export function WhatIsAWalletView() {
  const t = useText();
  const push = useSetAtom(pushAtom);
  return (
    <ViewBody>
      <HelpBlocks>
        <HelpBlock
          picture={<UserIcon size={32} />}
          title={t('whatIsAWallet.login')}
          text={t('whatIsAWallet.loginText')}
        />
        <HelpBlock
          picture={<WalletIcon size={32} />}
          title={t('whatIsAWallet.assets')}
          text={t('whatIsAWallet.assetsText')}
        />
        <HelpBlock
          picture={<ShieldIcon size={32} />}
          title={t('whatIsAWallet.control')}
          text={t('whatIsAWallet.controlText')}
        />
      </HelpBlocks>
      <Button isBlock onClick={() => push({ view: 'GetWallet' })}>
        {t('getWallet.title')}
      </Button>
    </ViewBody>
  );
}
