import { createSignal } from 'solid-js';
import { render } from 'solid-js/web';
import 'wallet-modal/solid';

const chains = [
  {
    id: 'eip155:31337',
    name: 'Sandbox One',
    rpcUrl: '/rpc/31337',
    nativeCurrency: { name: 'Sandbox Ether', symbol: 'ETH', decimals: 18 },
  },
];

function Host() {
  const [address, setAddress] = createSignal('');
  return (
    <>
      <wallet-button />
      <output>{address()}</output>
      <wallet-modal
        app-name="Host"
        networks="eip155:31337"
        relay-url={`ws://${location.host}/relay`}
        chains={chains}
        on:wallet-connected={({ detail }) => setAddress(detail.address)}
      />
    </>
  );
}

const app = document.querySelector('#app');
if (app) render(() => <Host />, app);
