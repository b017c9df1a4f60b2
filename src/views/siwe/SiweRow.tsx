import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { pushAtom } from '../../atoms/router.js';
import { signOutInViewAtom } from '../../atoms/siwe/signOutInView.js';
import { siweVisitAtom } from '../../atoms/siwe/siweVisit.js';
import { Row } from '../../ui/Row.js';
import { useText } from '../useText.js';

/** Shows whether the visitor is signed in to the site with their wallet. Pressing it signs them out, or leads to signing in. */
export function SiweRow() {
  const t = useText();
  const visit = useAtomValue(siweVisitAtom);
  const push = useSetAtom(pushAtom);
  const signOut = useSetAtom(signOutInViewAtom);
  const [isLoading, setLoading] = useState(false);
  const leave = async () => {
    setLoading(true);
    await signOut();
    setLoading(false);
  };
  return visit ? (
    <Row
      label={t('siwe.signOut')}
      detail={t('siwe.signedIn')}
      isLoading={isLoading}
      onClick={() => void leave()}
    />
  ) : (
    <Row
      label={t('siwe.title')}
      detail={t('siwe.signedOut')}
      hasChevron
      onClick={() => push({ view: 'ConnectingSiwe' })}
    />
  );
}
