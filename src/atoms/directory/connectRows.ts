import { atom } from 'jotai/vanilla';
import { connectorsAtom } from '../connecting/connectors.js';
import { heldBackAtom, walletsThereAtom } from '../connecting/walletsThere.js';
import { configAtom } from '../siteConfig.js';
import { arrangeWallets, roomForRecommended, type WalletsToArrange } from './arrangeWallets.js';
import { firstWalletsAtom, isLoading } from './firstWallets.js';
import { customWalletsAtom } from './knownWallets.js';
import { recentWalletsAtom } from './recentWallets.js';
import { withoutExcluded } from './withoutExcluded.js';

/** The input for the rows. */
export const toArrangeAtom = atom((get): WalletsToArrange => {
  const { featured, recommended } = get(firstWalletsAtom);
  const { choice, customWallets, walletOrder: order } = get(configAtom);
  return {
    connectors: get(walletsThereAtom),
    heldBack: get(heldBackAtom),
    recent: withoutExcluded(choice, get(recentWalletsAtom)),
    featured,
    custom: get(customWalletsAtom),
    recommended,
    isChosen: choice.featured.length > 0 || customWallets.length > 0,
    order,
  };
});

/** The rows of the first list. */
export const connectRowsAtom = atom((get) => arrangeWallets(get(toArrangeAtom)));

/** What distinguishes a wallet of this browser from others in the list that look the same. */
export const distinctionAtom = atom((get) => {
  const rows = get(connectRowsAtom);
  return (connectorId: string) =>
    rows.find(
      (row) =>
        'connector' in row && (row.connector.members ?? [row.connector]).some(({ id }) => id === connectorId),
    )?.distinction;
});

/** The number of rows of the first list that are still loading, to reserve space for them. */
export const awaitedRowsAtom = atom((get) => {
  const { directory, choice } = get(configAtom);
  const { status, featured } = get(firstWalletsAtom);
  const heldBack = get(heldBackAtom);
  if (!directory || (status !== 'idle' && !isLoading(status)) || featured.length > 0) return heldBack;
  return heldBack + (choice.featured.length || roomForRecommended(get(toArrangeAtom)));
});

/** Whether wallet apps can connect, by a code or a link. */
export const canPairAtom = atom((get) => get(connectorsAtom).some(({ type }) => type === 'WALLET_CONNECT'));

/** The row of all wallets: whether to offer it, and the number of wallets once known. */
export const allWalletsRowAtom = atom((get) => {
  const { directory, choice } = get(configAtom);
  const canPair = get(canPairAtom);
  const { count, featured } = get(firstWalletsAtom);
  return {
    offer: directory && canPair ? choice.all : 'hide',
    count: count === undefined ? undefined : count + featured.length,
  };
});

/**
 * The content of the first list for a device. A phone can't scan its own screen, so it gets no code if the list of all wallets
 * is available: that list opens apps.
 */
export const connectOfferAtom = atom((get) => {
  const rows = get(connectRowsAtom);
  const { offer } = get(allWalletsRowAtom);
  const { isChosen } = get(toArrangeAtom);
  const { status } = get(firstWalletsAtom);
  return (isPhone: boolean) => {
    const hasAll = offer === 'show' || (offer === 'only-mobile' && isPhone);
    const needsCode = !isPhone || !hasAll || status === 'failed';
    return { rows: needsCode ? rows : rows.filter(({ group }) => group !== 'pairing'), hasAll, isChosen };
  };
});
