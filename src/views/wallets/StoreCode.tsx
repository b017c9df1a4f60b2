import { useState } from 'react';
import type { ListedWallet } from '../../lib/wallets/listedWallet.js';
import { QrCode } from '../../ui/QrCode.js';
import { Tabs } from '../../ui/Tabs.js';
import { hint } from '../pairing/pairingLayout.css.js';
import { useText } from '../useText.js';
import { WalletPicture } from './WalletPicture.js';

const stores = [
  ['app_store', 'downloads.ios'],
  ['play_store', 'downloads.android'],
] as const;

/** A longer address makes a code that phones can hardly scan. */
const LONGEST_URL = 300;

/** The phone stores whose address fits in a QR code. */
export const scannableStores = (wallet: ListedWallet) =>
  stores.filter(([field]) => (wallet[field]?.length ?? Number.POSITIVE_INFINITY) <= LONGEST_URL);

/** On a computer, a QR code that opens the store on the phone that scans it. */
export function StoreCode({ wallet }: { wallet: ListedWallet }) {
  const t = useText();
  const offered = scannableStores(wallet);
  const [wanted, setWanted] = useState(offered[0]?.[0]);
  const [field, label] = offered.find(([one]) => one === wanted) ?? offered[0] ?? [];
  if (!field || !label) return null;
  return (
    <>
      {offered.length > 1 ? (
        <Tabs
          label={t('downloads.stores')}
          items={offered.map(([key, text]) => ({ key, label: t(text) }))}
          current={field}
          onChange={setWanted}
        />
      ) : null}
      <QrCode
        text={wallet[field]}
        label={t('downloads.code', { store: t(label) })}
        picture={<WalletPicture wallet={wallet} size="fill" />}
      />
      <p className={hint}>{t('downloads.scan', { name: wallet.name })}</p>
    </>
  );
}
