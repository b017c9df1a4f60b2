import { createRef } from 'preact';
import type { WalletModalElement } from 'wallet-modal/preact';
import 'wallet-modal/preact';

const modal = createRef<WalletModalElement>();

export const Tags = () => (
  <>
    <wallet-button id="connect" class="button" key="button" for="modal" balance="hide" label="Connect" />
    <wallet-network-button disabled onClick={() => modal.current?.show()} />
    <wallet-onramp-widget id="buy" disabled />
    <wallet-modal
      id="modal"
      ref={modal}
      theme-mode="auto"
      theme-variables={{ '--wallet-modal-accent': 'red' }}
      allow-unsupported-chain
      networks={['eip155:1', 'eip155:8453']}
      custom-wallets={[{ id: 'ours', name: 'Ours' }]}
      on-ramps={[]}
      onwallet-connected={({ detail }) => console.log(detail.connector.name)}
    />
    <wallet-modal themeMode="auto" themeVariables={{ '--wallet-modal-accent': 'red' }} onRamps={[]} />
    <wallet-modal
      texts={{
        'button.connect': 'Anmelden',
        // @ts-expect-error There is no such text.
        'button.conect': 'Anmelden',
      }}
    />
    {/* @ts-expect-error There is no such theme. */}
    <wallet-modal theme-mode="blue" />
    {/* @ts-expect-error There is no such setting. */}
    <wallet-modal themeMoode="auto" />
  </>
);
