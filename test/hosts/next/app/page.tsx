'use client';

import dynamic from 'next/dynamic';
import 'wallet-modal/react';

// React sets neither objects nor listeners on elements that the server sent.
const Wallet = dynamic(() => import('./Wallet'), { ssr: false });

export default function Page() {
  return (
    <>
      <wallet-button />
      <Wallet />
    </>
  );
}
