import { useText } from '../useText.js';

export function WhatIsAWalletView() {
  const t = useText();
  return <p>{t('dialog.loading')}</p>;
}
