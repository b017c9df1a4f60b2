import 'wallet-modal/solid';

export const Tags = () => (
  <>
    <wallet-button id="connect" class="button" for="modal" balance="hide" />
    <wallet-modal
      id="modal"
      theme-mode="auto"
      theme-variables={{ '--wallet-modal-accent': 'red' }}
      allow-unsupported-chain
      custom-wallets={[{ id: 'ours', name: 'Ours' }]}
      on-ramps={[]}
      on:wallet-connected={({ detail }) => console.log(detail.connector.name)}
    />
    <wallet-modal themeVariables={{ '--wallet-modal-accent': 'red' }} onRamps={[]} />
    <wallet-modal
      texts={{
        'button.connect': 'Anmelden',
        // @ts-expect-error There is no such text.
        'button.conect': 'Anmelden',
      }}
      themeVariables={{
        // @ts-expect-error There is no such property.
        '--wallet-modal-acent': 'red',
      }}
    />
    {/* @ts-expect-error Solid would write "thememode" into the markup. */}
    <wallet-modal themeMode="auto" />
  </>
);
