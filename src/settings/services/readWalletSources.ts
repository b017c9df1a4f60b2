import { readFields } from '../../lib/untrusted/readFields.js';
import type { WalletSource } from '../../lib/wallets/walletSource.js';
import type { Complain } from '../explainProblem.js';
import { readSources } from './readSources.js';

const isSource = (entry: unknown): entry is WalletSource =>
  typeof readFields(entry, ['wallets']).wallets === 'function';

/** Reads `walletSource`. Reports unusable sources. */
export const readWalletSources = (value: unknown, complain: Complain): readonly WalletSource[] =>
  readSources(value, { what: 'walletSource', isSource }, complain);
