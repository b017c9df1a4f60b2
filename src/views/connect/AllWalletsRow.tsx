import { useAtomValue, useSetAtom } from 'jotai';
import { chooseAnotherWalletAtom } from '../../atoms/connecting/chooseWallet.js';
import { allWalletsRowAtom } from '../../atoms/directory/connectRows.js';
import { pushAtom, routeAtom } from '../../atoms/router.js';
import { localeAtom } from '../../atoms/translate.js';
import { useText } from '../useText.js';
import { PlainAllWalletsRow } from './PlainAllWalletsRow.js';

/** Leads to all wallets of the directory and shows how many there are. */
export function AllWalletsRow() {
  const { count } = useAtomValue(allWalletsRowAtom);
  const leave = useSetAtom(chooseAnotherWalletAtom);
  const push = useSetAtom(pushAtom);
  const isCurrent = useAtomValue(routeAtom).view === 'AllWallets';
  return (
    <PlainAllWalletsRow
      t={useText()}
      count={count}
      locale={useAtomValue(localeAtom)}
      isCurrent={isCurrent}
      onClick={() => {
        if (isCurrent) return;
        leave();
        push({ view: 'AllWallets' });
      }}
    />
  );
}
