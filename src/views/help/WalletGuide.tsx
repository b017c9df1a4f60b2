import { useAtomValue } from 'jotai';
import { localeAtom } from '../../atoms/translate.js';
import { useText } from '../useText.js';
import { Step } from './Step.js';

/** Explains in three steps how to get a wallet. */
export function WalletGuide() {
  const t = useText();
  const numbers = new Intl.NumberFormat(useAtomValue(localeAtom));
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without markers
    <ol role="list">
      <Step number={numbers.format(1)} title={t('getWallet.choose')} text={t('getWallet.chooseText')} />
      <Step number={numbers.format(2)} title={t('getWallet.install')} text={t('getWallet.installText')} />
      <Step number={numbers.format(3)} title={t('getWallet.return')} text={t('getWallet.returnText')} />
    </ol>
  );
}
