// A site that a server renders, in React 18 or 19, depending on the bundle.
import { StrictMode } from 'react';
import {
  useWalletAccount,
  useWalletActions,
  useWalletNetwork,
  WalletButton,
  WalletModalProvider,
} from '../../src/react.js';

const chains = [{ id: 'eip155:31337', name: 'Given by an effect' }];

function Visitor() {
  const { isConnected, address } = useWalletAccount();
  const { networkName } = useWalletNetwork();
  const { disconnect } = useWalletActions();
  if (!isConnected) return <p>Nobody</p>;
  return (
    <>
      <p>{`${address} on ${networkName}`}</p>
      <button type="button" onClick={() => disconnect()}>
        Leave
      </button>
    </>
  );
}

export const Site = ({ onConnected }: { onConnected?: (address: string) => void }) => (
  <StrictMode>
    <WalletModalProvider
      id="shop"
      className="mine"
      appName="Shop"
      networks={['eip155:31337', 'eip155:31338']}
      noInjected={false}
      allowUnsupportedChain
      chains={chains}
      onWalletConnected={({ detail }) => onConnected?.(detail.address)}
    >
      <WalletButton label="Come in" />
      <Visitor />
    </WalletModalProvider>
  </StrictMode>
);
