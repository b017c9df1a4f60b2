import type { TrackedEvent } from '../../lib/trackedEvents.js';
import type { Route, ViewName } from '../router.js';
import type { TrackedSnapshot } from '../trackedSnapshot.js';

/** The event of the click that opens a view. */
const CLICKS = {
  AllWallets: 'CLICK_ALL_WALLETS',
  WhatIsAWallet: 'CLICK_WALLET_HELP',
  WhatIsANetwork: 'CLICK_NETWORK_HELP',
  GetWallet: 'CLICK_GET_WALLET',
  Networks: 'CLICK_NETWORKS',
} as const satisfies Partial<Record<ViewName, TrackedEvent['event']>>;

const hasClick = (view: ViewName): view is keyof typeof CLICKS => view in CLICKS;

/** The events for opening, closing and moving between views, independent of the control used. */
export function* trackModal(
  before: TrackedSnapshot,
  now: TrackedSnapshot,
  nameOf: (connectorId: string) => string,
): Iterable<TrackedEvent> {
  const hasOpened = now.isOpen && !before.isOpen;
  // The network button opens the modal with this view.
  const isAtNetworks = now.history.at(-1)?.view === 'Networks';
  const isDeeper = now.history.length > before.history.length;
  if (now.isOpen && ((hasOpened && isAtNetworks) || isDeeper)) {
    const way = wayTo(now.history.at(-1), before.history.at(-1), nameOf);
    if (way) yield way;
  }
  if (now.isOpen !== before.isOpen) {
    yield { event: now.isOpen ? 'MODAL_OPEN' : 'MODAL_CLOSE', properties: { connected: now.isConnected } };
  }
}

function wayTo(
  to: Route | undefined,
  from: Route | undefined,
  nameOf: (connectorId: string) => string,
): TrackedEvent | undefined {
  if (!to) return undefined;
  if (hasClick(to.view)) return { event: CLICKS[to.view] };
  // The pairing views track `SELECT_WALLET` themselves.
  if (to.view !== 'ConnectingExternal' || from?.view === 'ConnectingWalletConnect') return undefined;
  return { event: 'SELECT_WALLET', properties: { name: nameOf(to.connectorId), platform: 'browser' } };
}
