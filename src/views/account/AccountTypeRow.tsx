import { useAtomValue, useSetAtom } from 'jotai';
import {
  type AccountType,
  isFallbackAtom,
  switchAccountTypeAtom,
  wantedAccountTypeAtom,
} from '../../atoms/signIn/accountType.js';
import { Row } from '../../ui/Row.js';
import { WalletImage } from '../../ui/WalletImage.js';
import { useText } from '../useText.js';
import { OtherAccountIcon } from './OtherAccountIcon.js';

/** Goes from the standard account of a sign-in to the smart one, or back. */
export function AccountTypeRow({ other }: { other: AccountType }) {
  const t = useText();
  const isFallback = useAtomValue(isFallbackAtom);
  const isLoading = useAtomValue(wantedAccountTypeAtom) !== undefined;
  const change = useSetAtom(switchAccountTypeAtom);
  return (
    <Row
      label={t(`accountType.use.${other}`)}
      detail={t(isFallback ? 'accountType.fallback' : 'accountType.own')}
      start={<WalletImage name="" icon={<OtherAccountIcon />} />}
      isLoading={isLoading}
      onClick={() => void change(other)}
    />
  );
}
