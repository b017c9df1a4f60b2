import { useText } from '../useText.js';

export function ProfileView() {
  const t = useText();
  return <p>{t('dialog.loading')}</p>;
}
