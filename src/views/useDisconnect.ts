import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { disconnectInViewAtom } from '../atoms/connecting/disconnectInView.js';

/** Ends the connection, and whether that is being done. */
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
