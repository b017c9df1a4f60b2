import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { chooseWalletAtom } from '../../atoms/connecting/chooseWallet.js';
import { connectorsAtom, lookForWalletsAtom } from '../../atoms/connecting/connectors.js';
import { isExcludedAtom } from '../../atoms/directory/excluded.js';
import { page } from '../../lib/browser/page.js';
import { Button } from '../../ui/Button.js';
import { Notice } from '../../ui/Notice.js';
import { useText } from '../useText.js';
import { place } from './FoundWallet.css.js';

/** Offers a wallet that appeared while the visitor was getting one. */
export function FoundWallet() {
  const t = useText();
  const connectors = useAtomValue(connectorsAtom);
  const isExcluded = useAtomValue(isExcludedAtom);
  const choose = useSetAtom(chooseWalletAtom);
  const look = useSetAtom(lookForWalletsAtom);
  const [before] = useState(connectors);
  // People install a wallet in another tab and then come back.
  useEffect(() => {
    page().addEventListener('visibilitychange', look);
    return () => page().removeEventListener('visibilitychange', look);
  }, [look]);
  const found = connectors
    .filter((one) => isExcluded(one) === false && !before.some((known) => known.id === one.id))
    .at(-1);
  const { name = t('connect.unnamed') } = found ?? {};
  return (
    <div role="status" className={place}>
      {found ? (
        <Notice
          title={t('getWallet.found')}
          action={<Button onClick={() => choose(found.id)}>{t('getWallet.connect', { name })}</Button>}
        >
          {t('getWallet.foundText', { name })}
        </Notice>
      ) : null}
    </div>
  );
}
