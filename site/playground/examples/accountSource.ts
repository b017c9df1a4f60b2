import type { AccountSource } from 'wallet-modal';
import { blockscout, nodeHistory } from 'wallet-modal/sources';

/** The second one is asked where the first knows nothing. */
export const accountSource: readonly AccountSource[] = [blockscout(), nodeHistory()];
