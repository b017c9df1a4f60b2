import { useSetAtom } from 'jotai';
import { createContext, useContext } from 'react';
import { chooseAnotherWalletAtom } from '../../atoms/connecting/chooseWallet.js';
import type { StatusViewProps } from '../shared/StatusView.js';
import { useText } from '../useText.js';

/** Whether the list of wallets is in sight beside the view. */
export const BesideContext = createContext(false);

/** The way to the list of wallets. Undefined where that is in sight. */
export function useOtherWallet(): StatusViewProps['other'] {
  const t = useText();
  const chooseAnother = useSetAtom(chooseAnotherWalletAtom);
  const isBeside = useContext(BesideContext);
  return isBeside ? undefined : { label: t('connecting.other'), onClick: () => chooseAnother() };
}
