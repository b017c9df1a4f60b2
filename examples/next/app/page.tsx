'use client';

import dynamic from 'next/dynamic';
import 'wallet-modal/react';

// On server-rendered elements React sets neither objects nor listeners.
const Wallet = dynamic(() => import('./Wallet'), { ssr: false });

export default function Page() {
  return (
    <>
      <wallet-button />
      <Wallet />
    </>
  );
}
