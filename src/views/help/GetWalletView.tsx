import { useText } from '../useText.js';

export function GetWalletView() {
  const t = useText();
  return <p>{t('dialog.loading')}</p>;
}
