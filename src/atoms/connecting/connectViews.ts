import { atom } from 'jotai/vanilla';
import { isOpenAtom } from '../openModal.js';
import { routeAtom, type ViewName } from '../router.js';

/** The views that lead to a connection. The modal leaves them once connected. */
const CONNECT_VIEWS: ReadonlySet<ViewName> = new Set([
  'Connect',
  'ConnectingExternal',
  'ConnectingMultiChain',
  'SwitchActiveChain',
  'ConnectingWalletConnect',
  'EmailVerifyDevice',
  'EmailVerifyOtp',
  'ConnectSocials',
  'ConnectingSocial',
  'ConnectingFarcaster',
]);

/** Whether one of these views is on screen. */
export const isConnectViewAtom = atom((get) => get(isOpenAtom) && CONNECT_VIEWS.has(get(routeAtom).view));
