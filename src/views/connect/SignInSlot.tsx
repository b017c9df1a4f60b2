import { useAtomValue } from 'jotai';
import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { servicesAtom } from '../../atoms/hostServices.js';
import type { SignInSetting } from '../../lib/config.js';
import { Button } from '../../ui/Button.js';
import { useText } from '../useText.js';
import { SignInSkeleton } from './SignInSkeleton.js';
import { place } from './SignInSlot.css.js';

type Part = ComponentType<{ signIn: SignInSetting }>;

/** The sign-in part above the wallets. Its code loads in parallel, and only if the site offers sign-in. */
export function SignInSlot({ signIn }: { signIn: SignInSetting }) {
  const t = useText();
  const { loadTexts } = useAtomValue(servicesAtom);
  const [SignIn, setPart] = useState<Part>();
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(async () => {
    setFailed(false);
    try {
      const [part] = await Promise.all([import('../signIn/SignInPart.js'), loadTexts(['later'])]);
      setPart(() => part.SignInPart);
    } catch {
      setFailed(true);
    }
  }, [loadTexts]);
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
  return <SignInSkeleton signIn={signIn} />;
}
