import { useText } from '../useText.js';

export function WhatIsANetworkView() {
  const t = useText();
  return <p>{t('dialog.loading')}</p>;
}
