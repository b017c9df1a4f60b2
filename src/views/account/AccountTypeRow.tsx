import { useAtomValue, useSetAtom } from 'jotai';
import {
  type AccountType,
  isFallbackAtom,
  switchAccountTypeAtom,
  wantedAccountTypeAtom,
} from '../../atoms/signIn/accountType.js';
import { Row } from '../../ui/Row.js';
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
      isLoading={isLoading}
      onClick={() => void change(other)}
    />
  );
}
