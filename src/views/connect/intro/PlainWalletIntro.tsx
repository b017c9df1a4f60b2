import { Button } from '../../../ui/Button.js';
import type { ViewText } from '../../useText.js';
import { actions, intro, lead } from './PlainWalletIntro.css.js';
import { WalletDrawing } from './WalletDrawing.js';

type Help = 'GetWallet' | 'WhatIsAWallet';

interface PlainWalletIntroProps {
  t: ViewText;
  /** The choice that waits for the interface to load. */
  chosen?: unknown;
  onChoose: (help: Help) => void;
}

/** Explains wallets in one sentence and leads to getting one. Uses no hooks, because the first list draws it too. */
export function PlainWalletIntro({ t, chosen, onChoose }: PlainWalletIntroProps) {
  return (
    <div className={intro}>
      <WalletDrawing />
      <p className={lead}>{t('connect.emptyText')}</p>
      <div className={actions}>
        <Button isBlock isLoading={chosen === 'GetWallet'} onClick={() => onChoose('GetWallet')}>
          {t('getWallet.title')}
        </Button>
        <Button
          isBlock
          variant="ghost"
          isLoading={chosen === 'WhatIsAWallet'}
          onClick={() => onChoose('WhatIsAWallet')}
        >
          {t('whatIsAWallet.more')}
        </Button>
      </div>
    </div>
  );
}
