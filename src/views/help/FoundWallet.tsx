import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { chooseWalletAtom } from '../../atoms/connect.js';
import { connectorsAtom } from '../../atoms/connectors.js';
import { Button } from '../../ui/Button.js';
import { Notice } from '../../ui/Notice.js';
import { useText } from '../useText.js';

/** Offers a wallet that appeared while people were getting one. */
export function FoundWallet() {
  const t = useText();
  const connectors = useAtomValue(connectorsAtom);
  const choose = useSetAtom(chooseWalletAtom);
  const [before] = useState(connectors);
  const found = connectors.filter(({ id }) => !before.some((known) => known.id === id)).at(-1);
  const { name = t('connect.unnamed') } = found ?? {};
  return (
    <div role="status">
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
