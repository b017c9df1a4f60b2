import { ActivityTab } from './ActivityTab.js';
import { NftsTab } from './NftsTab.js';

/** What the account view shows of the history. */
export const historyTabs = { activity: ActivityTab, nfts: NftsTab };
