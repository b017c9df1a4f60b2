'use client';

import { useState } from 'react';
import type { WalletModalElement } from 'wallet-modal';
import { useWallet } from 'wallet-modal/react';

const chains = [
  {
    id: 'eip155:31337',
    name: 'Sandbox One',
    rpcUrl: '/rpc/31337',
    nativeCurrency: { name: 'Sandbox Ether', symbol: 'ETH', decimals: 18 },
  },
];

export default function Page() {
  const [modal, setModal] = useState<WalletModalElement | null>(null);
  const { address } = useWallet(modal);
  return (
    <>
      <wallet-button />
      <output>{address}</output>
      <wallet-modal
        ref={(element) => {
          if (element) element.relayUrl = `ws://${location.host}/relay`;
          setModal(element);
        }}
        app-name="Host"
        networks="eip155:31337"
        theme-mode="light"
        chains={chains}
      />
    </>
  );
}
