import { useText } from '../useText.js';

export function NetworksView() {
  const t = useText();
  return <p>{t('dialog.loading')}</p>;
}
