import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { isOpenAtom } from '../../atoms/opening.js';

/** What ends with a connection. While the modal closes because it ended, it is still what it was. */
export function useUntilClosed<T>(value: T | undefined): T | undefined {
  const isOpen = useAtomValue(isOpenAtom);
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? (isOpen ? undefined : last);
}
