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

export default function Wallet() {
  const [modal, setModal] = useState<WalletModalElement | null>(null);
  const [connected, setConnected] = useState('');
  const { address } = useWallet(modal);
  return (
    <>
      <output>{address === connected ? address : ''}</output>
      <wallet-modal
        ref={setModal}
        app-name="Host"
        networks="eip155:31337"
        relay-url={`ws://${location.host}/relay`}
        chains={chains}
        onwallet-connected={({ detail }) => setConnected(detail.address)}
      />
    </>
  );
}
