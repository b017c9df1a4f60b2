import { createSignal, onCleanup, onMount } from 'solid-js';
import type { WalletModalElement } from 'wallet-modal/solid';
import 'wallet-modal/solid';
import { chains } from './chains';

export function Wallet() {
  let modal!: WalletModalElement;
  const [address, setAddress] = createSignal<string>();
  const [news, setNews] = createSignal('');
  onMount(() => onCleanup(modal.subscribe((state) => setAddress(state.address))));
  return (
    <>
      <wallet-button />
      <wallet-modal
        ref={modal}
        app-name="Example"
        networks="eip155:31337"
        chains={chains}
        on:wallet-connected={({ detail }) => setNews(`Connected with ${detail.connector.name}.`)}
      />
      <p>
        Account: <output>{address() ?? 'none'}</output>
      </p>
      <p>{news()}</p>
      <button type="button" disabled={!address()} onClick={() => modal.disconnect()}>
        Disconnect
      </button>
    </>
  );
}
