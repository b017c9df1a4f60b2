import { ConnectList } from './ConnectList.js';

/** The list of wallets, in one column. */
export const ConnectView = () => <ConnectList />;
