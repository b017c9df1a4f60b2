import { useText } from '../useText.js';

export function UnsupportedChainView() {
  const t = useText();
  return <p>{t('dialog.loading')}</p>;
}
