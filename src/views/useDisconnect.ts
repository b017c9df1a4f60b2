import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { disconnectInViewAtom } from '../atoms/connecting/disconnectInView.js';

/** Returns a function that disconnects, and whether it is running. */
export function useDisconnect() {
  const end = useSetAtom(disconnectInViewAtom);
  const [isLoading, setLoading] = useState(false);
  const disconnect = async () => {
    setLoading(true);
    await end();
    setLoading(false);
  };
  return { disconnect, isLoading };
}
