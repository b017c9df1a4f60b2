import type { AccountSource } from '../../lib/account/accountSource.js';
import { readFields } from '../../lib/untrusted/readFields.js';
import type { Complain } from '../explainProblem.js';
import { readSources } from './readSources.js';

const METHODS = ['balances', 'history', 'nfts', 'price', 'profile'];

function isSource(entry: unknown): entry is AccountSource {
  const given = Object.values(readFields(entry, METHODS)).filter((method) => method !== undefined);
  return given.length > 0 && given.every((one) => typeof one === 'function');
}

/** Reads `accountSource`. Reports unusable sources. */
export const readAccountSources = (value: unknown, complain: Complain): readonly AccountSource[] =>
  readSources(value, { what: 'accountSource', isSource }, complain);
