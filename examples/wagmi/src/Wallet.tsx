import { useState } from 'react';
import { useConnection, useDisconnect, useSignMessage } from 'wagmi';
import { WalletButton, WalletModal } from 'wallet-modal/react';
import { chains } from './chains';

export function Wallet() {
  const [news, setNews] = useState('');
  const { address } = useConnection();
  const disconnect = useDisconnect();
  const sign = useSignMessage();
  return (
    <>
      <WalletButton />
      <WalletModal
        appName="Example"
        networks="eip155:31337"
        chains={chains}
        onWalletConnected={({ detail }) => setNews(`Connected with ${detail.connector.name}.`)}
      />
      <p>
        Account: <output>{address ?? 'none'}</output>
      </p>
      <p>{news}</p>
      <button type="button" disabled={!address} onClick={() => sign.mutate({ message: 'Hello' })}>
        Sign a message
      </button>
      <p>{sign.data && `Signed: ${sign.data}`}</p>
      <button type="button" disabled={!address} onClick={() => disconnect.mutate()}>
        Disconnect
      </button>
    </>
  );
}
