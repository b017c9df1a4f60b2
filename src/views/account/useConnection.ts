import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { type Connection, connectionAtom } from '../../atoms/connection.js';
import { isOpenAtom } from '../../atoms/modal.js';

/** The connection to show. While the modal closes because it ended, it is still the one that was. */
export function useConnection(): Connection | undefined {
  const connection = useAtomValue(connectionAtom);
  const isOpen = useAtomValue(isOpenAtom);
  const [last, setLast] = useState(connection);
  if (connection && connection !== last) setLast(connection);
  return connection ?? (isOpen ? undefined : last);
}
