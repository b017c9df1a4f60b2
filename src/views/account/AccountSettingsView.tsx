import { useText } from '../useText.js';

export function AccountSettingsView() {
  const t = useText();
  return <p>{t('dialog.loading')}</p>;
}
