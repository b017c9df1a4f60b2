import { ActivityTab } from './ActivityTab.js';
import { NftsTab } from './NftsTab.js';

/** The tabs of the account view that show history. */
export const historyTabs = { activity: ActivityTab, nfts: NftsTab };
