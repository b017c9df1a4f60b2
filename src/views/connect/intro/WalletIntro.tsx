import { useSetAtom } from 'jotai';
import { pushAtom } from '../../../atoms/router.js';
import { useText } from '../../useText.js';
import { PlainWalletIntro } from './PlainWalletIntro.js';

/** Shown beside the list of wallets until one is chosen. */
export function WalletIntro() {
  const push = useSetAtom(pushAtom);
  return <PlainWalletIntro t={useText()} onChoose={(view) => push({ view })} />;
}
