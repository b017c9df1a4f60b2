import { useAtomValue } from 'jotai';
import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { servicesAtom } from '../../atoms/services.js';
import type { SignInSetting } from '../../lib/config.js';
import { Button } from '../../ui/Button.js';
import { Skeleton } from '../../ui/Skeleton.js';
import { providerRows } from '../signIn/providerRows.js';
import { useText } from '../useText.js';
import { field, place } from './SignInSlot.css.js';

type Part = ComponentType<{ signIn: SignInSetting }>;

/** The place of signing in above the wallets: its code is loaded beside the rest, and only where it is offered. */
export function SignInSlot({ signIn }: { signIn: SignInSetting }) {
  const t = useText();
  const { loadLaterTexts } = useAtomValue(servicesAtom);
  const [SignIn, setPart] = useState<Part>();
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(async () => {
    setFailed(false);
    try {
      const [part] = await Promise.all([import('../signIn/SignInPart.js'), loadLaterTexts()]);
      setPart(() => part.SignInPart);
    } catch {
      setFailed(true);
    }
  }, [loadLaterTexts]);
  useEffect(() => void load(), [load]);
  if (SignIn) return <SignIn signIn={signIn} />;
  if (hasFailed) {
    return (
      <div role="alert" className={place}>
        <p>{t('dialog.failed')}</p>
        <Button variant="secondary" onClick={() => void load()}>
          {t('dialog.retry')}
        </Button>
      </div>
    );
  }
  return (
    <div className={place}>
      {signIn.email ? <Skeleton width={360} height={48} className={field} /> : null}
      {signIn.providers.slice(0, providerRows(signIn.providers).count).map((provider) => (
        <Skeleton key={provider} width={360} height={44} className={field} />
      ))}
      <Skeleton width={40} height={16} />
    </div>
  );
}
