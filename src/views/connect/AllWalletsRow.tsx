import { useAtomValue, useSetAtom } from 'jotai';
import { allWalletsRowAtom } from '../../atoms/directory/connectRows.js';
import { pushAtom } from '../../atoms/router.js';
import { localeAtom } from '../../atoms/translate.js';
import { useText } from '../useText.js';
import { PlainAllWalletsRow } from './PlainAllWalletsRow.js';

/** Leads to all wallets of the directory and shows how many there are. */
export function AllWalletsRow() {
  const { count } = useAtomValue(allWalletsRowAtom);
  const push = useSetAtom(pushAtom);
  return (
    <PlainAllWalletsRow
      t={useText()}
      count={count}
      locale={useAtomValue(localeAtom)}
      onClick={() => push({ view: 'AllWallets' })}
    />
  );
}
