import { useAtomValue, useSetAtom } from 'jotai';
import {
  type AccountType,
  isFallbackAtom,
  switchAccountTypeAtom,
  wantedAccountTypeAtom,
} from '../../atoms/signIn/accountType.js';
import { Icon } from '../../ui/Icon.js';
import { Row } from '../../ui/Row.js';
import { WalletImage } from '../../ui/WalletImage.js';
import { useText } from '../useText.js';

/** Switches a sign-in between its standard account and its smart account. */
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

function OtherAccountIcon() {
  return (
    <Icon>
      <path d="M4 8h15M15.5 4.5 19 8l-3.5 3.5M20 16H5M8.5 12.5 5 16l3.5 3.5" />
    </Icon>
  );
}
