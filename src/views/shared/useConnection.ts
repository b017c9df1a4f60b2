import { useAtomValue } from 'jotai';
import { type Connection, connectionAtom } from '../../atoms/connection.js';
import { useUntilClosed } from '../shell/useUntilClosed.js';

/** The connection to show. Stays the same while the modal closes. */
export function useConnection(): Connection | undefined {
  return useUntilClosed(useAtomValue(connectionAtom));
}
