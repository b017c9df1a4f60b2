// The least that the same can be with React: the rows wait in the closed dialog, so opening it is no work for React.
import { useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { type WalletInfo, watchWallets } from './announcedWallets.js';
import { style } from './style.js';

const sheet = new CSSStyleSheet();
sheet.replaceSync(style);
document.adoptedStyleSheets = [sheet];

function Row({ name, icon }: WalletInfo) {
  return (
    <li>
      <button type="button" className="row">
        <img className="icon" src={icon} alt="" />
        <span className="name">{name}</span>
        <span className="tag">Installed</span>
      </button>
    </li>
  );
}

function Connect() {
  const dialog = useRef<HTMLDialogElement>(null);
  const [wallets, setWallets] = useState<readonly WalletInfo[]>([]);
  useEffect(() => watchWallets((wallet) => setWallets((all) => [...all, wallet])), []);
  return (
    <>
      <button type="button" className="connect" onClick={() => dialog.current?.showModal()}>
        Connect wallet
      </button>
      <dialog ref={dialog} className="dialog">
        <div className="header">
          <h2 className="title">Connect wallet</h2>
          <button type="button" className="close" aria-label="Close" onClick={() => dialog.current?.close()}>
            ×
          </button>
        </div>
        <ul className="rows">
          {wallets.map((wallet) => (
            <Row key={wallet.uuid} {...wallet} />
          ))}
        </ul>
      </dialog>
    </>
  );
}

const container = document.querySelector('#connect');
if (container) createRoot(container).render(<Connect />);
