import { ConnectingSiweView } from './ConnectingSiweView.js';

/** The views of signing in with a wallet. They load together. */
export const siweViews = { ConnectingSiwe: ConnectingSiweView };
