import { useState } from 'react';
import { useWallet, useWalletAccount, useWalletModal, useWalletNetwork } from 'wallet-modal/react';

/** Reports the modal's status to the journey when the part first renders in the browser. */
function tellStatus() {
  if (typeof document !== 'undefined')
    performance.mark(`late ${document.querySelector('wallet-modal')?.state?.status}`);
}

export function Panel() {
  const modal = useWalletModal();
  const { status } = useWallet();
  const { address, isConnected } = useWalletAccount();
  const { networkName } = useWalletNetwork();
  useState(tellStatus);
  return (
    <section data-late={status}>
      <p>{isConnected ? `${address} on ${networkName}` : 'Nobody'}</p>
      {isConnected && <b>Welcome back</b>}
      <button type="button" disabled={!modal} onClick={() => modal?.show()}>
        Pay
      </button>
    </section>
  );
}
