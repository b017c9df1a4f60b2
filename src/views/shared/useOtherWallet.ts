import { useSetAtom } from 'jotai';
import { useContext } from 'react';
import { chooseAnotherWalletAtom } from '../../atoms/connecting/chooseWallet.js';
import { BesideContext } from '../shell/useIsBeside.js';
import { useText } from '../useText.js';
import type { StatusViewProps } from './StatusView.js';

/** The way to the list of wallets. Undefined where that is in sight. */
export function useOtherWallet(): StatusViewProps['other'] {
  const t = useText();
  const chooseAnother = useSetAtom(chooseAnotherWalletAtom);
  const isBeside = useContext(BesideContext);
  return isBeside ? undefined : { label: t('connecting.other'), onClick: () => chooseAnother() };
}
