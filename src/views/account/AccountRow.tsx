import { useAtomValue, useSetAtom } from 'jotai';
import { selectAccountAtom } from '../../atoms/account.js';
import {
  kindOfAccountAtom,
  switchAccountTypeAtom,
  wantedAccountTypeAtom,
} from '../../atoms/signIn/accountType.js';
import { addressOf, type CaipAddress } from '../../lib/networks/caip.js';
import { Avatar } from '../../ui/Avatar.js';
import { Row } from '../../ui/Row.js';
import { ShortAddress } from '../shared/text/ShortAddress.js';
import { useText } from '../useText.js';
import { useIdentity } from './useIdentity.js';

/** One of several accounts. Pressing it makes it active. The accounts of a sign-in are labelled with their type. */
export function AccountRow({ account, isActive }: { account: CaipAddress; isActive: boolean }) {
  const t = useText();
  const select = useSetAtom(selectAccountAtom);
  const change = useSetAtom(switchAccountTypeAtom);
  const wanted = useAtomValue(wantedAccountTypeAtom);
  const kind = useAtomValue(kindOfAccountAtom)(account);
  const address = addressOf(account);
  const { name } = useIdentity();
  const known = [isActive ? name : undefined, kind && t(`accountType.kind.${kind}`)];
  const detail = known.filter((text) => text !== undefined).join(' · ');
  const choose = () => {
    if (kind === undefined) void select(account);
    else if (!isActive) void change(kind);
  };
  return (
    <Row
      label={<ShortAddress address={address} />}
      detail={detail || undefined}
      start={<Avatar address={address} />}
      end={isActive ? undefined : t('account.switch')}
      isChosen={isActive}
      isLoading={kind !== undefined && kind === wanted}
      onClick={choose}
    />
  );
}
