import { useSetAtom } from 'jotai';
import { pushAtom } from '../../atoms/router.js';
import { isMobile } from '../../lib/browser/device.js';
import { Button } from '../../ui/Button.js';
import { Empty } from '../../ui/Empty.js';
import { WalletIcon } from '../../ui/icons.js';
import { RowSkeletons } from '../../ui/RowSkeletons.js';
import { useText } from '../useText.js';
import { place, unseen } from './NoWallets.css.js';

/**
 * The empty state of the list of wallets. Its space is reserved until the list is known to be empty, because a card that
 * changes its height moves away under a tap. With `isBeside`, a pane beside it explains wallets and leads to getting one.
 */
export function NoWallets({ isCertain, isBeside }: { isCertain: boolean; isBeside: boolean }) {
  const t = useText();
  const push = useSetAtom(pushAtom);
  const isPhone = isMobile(navigator);
  return (
    <div className={place}>
      {isCertain ? null : <RowSkeletons count={3} />}
      <div className={isCertain ? undefined : unseen}>
        <Empty
          icon={<WalletIcon size={24} />}
          title={t('connect.empty')}
          action={
            isBeside ? undefined : (
              <Button onClick={() => push({ view: 'GetWallet' })}>{t('getWallet.title')}</Button>
            )
          }
        >
          {isPhone ? t('connect.emptyMobileText') : isBeside ? undefined : t('connect.emptyText')}
        </Empty>
      </div>
    </div>
  );
}
