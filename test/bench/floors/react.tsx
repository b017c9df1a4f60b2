// The minimal React version: the rows wait in the closed dialog, so opening it is no work for React.
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { type Wallet, watchWallets } from './announcedWallets.js';
import { NETWORKS, search, shorten } from './lists.js';
import { style } from './style.js';

const sheet = new CSSStyleSheet();
sheet.replaceSync(style);
document.adoptedStyleSheets = [sheet];

interface RowProps {
  name: string;
  icon?: string;
  onClick?: () => void;
}

function Row({ name, icon, onClick }: RowProps) {
  return (
    <li>
      <button type="button" className="row" onClick={onClick}>
        {icon ? <img className="icon" src={icon} alt="" /> : null}
        <span className="name">{name}</span>
        {icon ? <span className="tag">Installed</span> : null}
      </button>
    </li>
  );
}

const Rows = ({ children }: { children: ReactNode }) => <ul className="rows">{children}</ul>;

function Search() {
  const [query, setQuery] = useState('');
  return (
    <>
      <input
        className="field"
        type="search"
        value={query}
        onChange={({ target }) => setQuery(target.value)}
      />
      <Rows>
        {search(query).map((name) => (
          <Row key={name} name={name} />
        ))}
      </Rows>
    </>
  );
}

const titles = { connect: 'Connect wallet', all: 'All wallets', networks: 'Choose a network' } as const;

function Connect() {
  const dialog = useRef<HTMLDialogElement>(null);
  const [wallets, setWallets] = useState<readonly Wallet[]>([]);
  const [account, setAccount] = useState('');
  const [view, setView] = useState<keyof typeof titles | 'account'>('connect');
  useEffect(() => watchWallets((wallet) => setWallets((all) => [...all, wallet])), []);
  const connect = async (wallet: Wallet) => {
    setAccount(await wallet.connect());
    setView('account');
    dialog.current?.close();
  };
  const views = {
    connect: () => (
      <Rows>
        {wallets.map((wallet) => (
          <Row key={wallet.uuid} {...wallet} onClick={() => void connect(wallet)} />
        ))}
        <Row name="All wallets" onClick={() => setView('all')} />
      </Rows>
    ),
    all: () => <Search />,
    account: () => (
      <Rows>
        <Row name={NETWORKS[0]} onClick={() => setView('networks')} />
        <Row name="Account settings" />
        <Row name="Disconnect" />
      </Rows>
    ),
    networks: () => (
      <Rows>
        {NETWORKS.map((name) => (
          <Row key={name} name={name} />
        ))}
      </Rows>
    ),
  };
  return (
    <>
      <button type="button" className="connect" onClick={() => dialog.current?.showModal()}>
        {account ? shorten(account) : 'Connect wallet'}
      </button>
      <dialog ref={dialog} className="dialog">
        <div className="header">
          <h2 className="title">{view === 'account' ? shorten(account) : titles[view]}</h2>
          <button type="button" className="close" aria-label="Close" onClick={() => dialog.current?.close()}>
            ×
          </button>
        </div>
        {views[view]()}
      </dialog>
    </>
  );
}

const container = document.querySelector('#connect');
if (container) createRoot(container).render(<Connect />);
