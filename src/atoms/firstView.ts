import { atom } from 'jotai/vanilla';
import { connectionAtom, isNetworkRefusedAtom } from './connection.js';
import { offeredAppRequestAtom } from './pairing/appRequests.js';
import type { PlainView } from './router.js';
import { approvalsAtom } from './signIn/approvals.js';
import { isSiweDueAtom } from './siwe/siweVisit.js';

/**
 * The view that the modal opens with by default (behaviour 2.1): a waiting request; Connect if not connected; UnsupportedChain
 * if the site doesn't accept the wallet's network; ConnectingSiwe if the visitor should sign in; otherwise Account.
 */
export const firstViewAtom = atom((get): PlainView | 'ApproveTransaction' | 'ConfirmInApp' => {
  if (get(approvalsAtom).length > 0) return 'ApproveTransaction';
  if (get(offeredAppRequestAtom)) return 'ConfirmInApp';
  if (!get(connectionAtom)) return 'Connect';
  if (get(isNetworkRefusedAtom)) return 'UnsupportedChain';
  return get(isSiweDueAtom) ? 'ConnectingSiwe' : 'Account';
});
