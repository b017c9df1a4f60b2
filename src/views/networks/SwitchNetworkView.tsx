import { useText } from '../useText.js';

export function SwitchNetworkView() {
  const t = useText();
  return <p>{t('dialog.loading')}</p>;
}
