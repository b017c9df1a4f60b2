'use client';

import { useState } from 'react';
import { useWalletAccount, useWalletActions, WalletButton, WalletModalProvider } from 'wallet-modal/react';
import { chains } from './chains';

export function Wallet() {
  const [news, setNews] = useState('');
  return (
    <WalletModalProvider
      appName="Example"
      networks="eip155:31337"
      chains={chains}
      onWalletConnected={({ detail }) => setNews(`Connected with ${detail.connector.name}.`)}
    >
      <WalletButton />
      <Account />
      <p>{news}</p>
    </WalletModalProvider>
  );
}

function Account() {
  const { address } = useWalletAccount();
  const { disconnect } = useWalletActions();
  return (
    <>
      <p>
        Account: <output>{address ?? 'none'}</output>
      </p>
      <button type="button" disabled={!address} onClick={() => disconnect()}>
        Disconnect
      </button>
    </>
  );
}
