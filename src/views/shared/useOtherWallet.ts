import { useSetAtom } from 'jotai';
import { useContext } from 'react';
import { chooseAnotherWalletAtom } from '../../atoms/connecting/chooseWallet.js';
import { BesideContext } from '../shell/useIsBeside.js';
import { useText } from '../useText.js';
import type { StatusViewProps } from './StatusView.js';

/** A button that leads to the list of wallets. Undefined if the list is already visible. */
export function useOtherWallet(): StatusViewProps['other'] {
  const t = useText();
  const chooseAnother = useSetAtom(chooseAnotherWalletAtom);
  const isBeside = useContext(BesideContext);
  return isBeside ? undefined : { label: t('connecting.other'), onClick: () => chooseAnother() };
}
