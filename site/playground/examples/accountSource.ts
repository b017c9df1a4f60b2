import type { AccountSource } from 'wallet-modal';
import { blockscout, nodeHistory } from 'wallet-modal/sources';

/** The second source is asked if the first has no data. */
export const accountSource: readonly AccountSource[] = [blockscout(), nodeHistory()];
