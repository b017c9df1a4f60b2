import { useAtomValue } from 'jotai';
import { accountAtom } from '../../../atoms/connection.js';
import { networkNameAtom } from '../../../atoms/networkName.js';
import { absentAccountAtom } from '../../../atoms/transactions/absentAccount.js';
import { networkOf } from '../../../lib/networks/caip.js';
import { Notice } from '../../../ui/Notice.js';
import { useText } from '../../useText.js';
import { NoticeRegion } from '../notices/NoticeRegion.js';

/**
 * Says that the account is a contract on another network only. Not an obstacle, because some wallets create the contract here
 * when they send.
 */
export function AbsentNotice() {
  const t = useText();
  const name = useAtomValue(networkNameAtom);
  const account = useAtomValue(accountAtom);
  const other = useAtomValue(absentAccountAtom);
  return (
    <NoticeRegion>
      {account && other ? (
        <Notice tone="warning">
          {t('transaction.absent', { other: name(other), network: name(networkOf(account)) })}
        </Notice>
      ) : null}
    </NoticeRegion>
  );
}
