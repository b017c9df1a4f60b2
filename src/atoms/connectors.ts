import { atom } from 'jotai/vanilla';
import type { ConnectorInfo } from '../chains/connector.js';

/** The wallets that are there now. Written by `effects/discoverWallets.ts` only. */
export const connectorsAtom = atom<readonly ConnectorInfo[]>([]);
