import { useText } from '../useText.js';

export function AccountView() {
  const t = useText();
  return <p>{t('dialog.loading')}</p>;
}
