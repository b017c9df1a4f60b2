import { type KeyValueStorage, memoryStorage } from '../../lib/safeStorage.js';
import { readFields } from '../../lib/untrusted/readFields.js';
import type { Complain } from '../explainProblem.js';

const METHODS = ['getItem', 'setItem', 'removeItem'];

/** The page's own storage. Reports an invalid one and keeps everything in memory instead. */
export function readStorage(
  storage: KeyValueStorage | undefined,
  complain: Complain,
): KeyValueStorage | undefined {
  const methods = Object.values(readFields(storage, METHODS));
  const isUsable = methods.length > 0 && methods.every((method) => typeof method === 'function');
  if (storage === undefined || isUsable) return storage;
  complain({ what: 'storage' });
  return memoryStorage();
}
