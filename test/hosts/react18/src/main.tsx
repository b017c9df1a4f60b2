import { StrictMode, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { WalletModalElement } from 'wallet-modal';
import { useWallet, useWalletActions } from 'wallet-modal/react';

const chains = [
  {
    id: 'eip155:31337',
    name: 'Sandbox One',
    rpcUrl: '/rpc/31337',
    nativeCurrency: { name: 'Sandbox Ether', symbol: 'ETH', decimals: 18 },
  },
];

function Host() {
  const [modal, setModal] = useState<WalletModalElement | null>(null);
  const [connected, setConnected] = useState('');
  const [answer, setAnswer] = useState('');
  const { address } = useWallet(modal);
  const { connect } = useWalletActions(modal);
  const pay = () => {
    setAnswer('');
    connect().then(setAnswer, ({ code }) => setAnswer(code));
  };
  useEffect(() => {
    if (!modal) return undefined;
    const listen = ({ detail }: HTMLElementEventMap['wallet-connected']) => setConnected(detail.address);
    modal.chains = chains;
    modal.addEventListener('wallet-connected', listen);
    return () => modal.removeEventListener('wallet-connected', listen);
  }, [modal]);
  return (
    <>
      <wallet-button />
      <button type="button" onClick={pay}>
        Pay
      </button>
      <p>{answer}</p>
      <output>{address === connected ? address : ''}</output>
      <wallet-modal ref={setModal} app-name="Host" networks="eip155:31337" no-injected={false} />
    </>
  );
}

const app = document.querySelector('#app');
if (app) {
  createRoot(app).render(
    <StrictMode>
      <Host />
    </StrictMode>,
  );
}
