import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { isOpenAtom } from '../../atoms/openModal.js';

/** Keeps the last value of state that ends with a connection, so that it stays the same while the modal closes. */
export function useUntilClosed<T>(value: T | undefined): T | undefined {
  const isOpen = useAtomValue(isOpenAtom);
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? (isOpen ? undefined : last);
}
