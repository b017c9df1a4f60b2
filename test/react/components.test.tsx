import { expect } from 'chai';
import { act, type ReactNode, StrictMode, useState } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import type { Siwe, SiweSession } from '../../src/lib/siwe/siwe.js';
import {
  useWallet,
  useWalletAccount,
  useWalletActions,
  useWalletBalance,
  useWalletModal,
  useWalletNetwork,
  useWalletSignIn,
  WalletButton,
  WalletModal,
  WalletModalProvider,
  WalletNetworkButton,
  WalletOnRampWidget,
} from '../../src/react.js';
import { addWallet, CHAINS, later, type Modal, remembering } from '../elements/support.js';
import { fixture } from '../support/fixture.js';
import { until } from '../support/promises.js';

type Acting = typeof globalThis & { IS_REACT_ACT_ENVIRONMENT?: boolean };

let root: Root | undefined;
const told: unknown[] = [];

async function render(content: ReactNode): Promise<void> {
  root ??= createRoot(fixture('<div></div>'));
  await act(() => root?.render(<StrictMode>{content}</StrictMode>));
}

/** Renders on a server first, with elements that are defined before hydration. */
async function hydrate(content: ReactNode): Promise<string> {
  const markup = renderToString(content);
  const box = fixture(`<div>${markup}</div>`);
  await act(() => {
    root = hydrateRoot(box, content, { onRecoverableError: (problem) => told.push(problem) });
  });
  return markup;
}

const modal = () => document.querySelector('wallet-modal') as Modal;
const button = () => document.querySelector('wallet-button');

before(() => {
  (globalThis as Acting).IS_REACT_ACT_ENVIRONMENT = true;
});
after(() => {
  delete (globalThis as Acting).IS_REACT_ACT_ENVIRONMENT;
});
beforeEach(() => {
  const { error } = console;
  console.error = (...problem: unknown[]) => {
    // The modal has its own root, and renders on its own schedule.
    if (!String(problem[0]).includes('not wrapped in act')) told.push(problem);
  };
  later(() => {
    console.error = error;
  });
});
afterEach(async () => {
  await act(() => root?.unmount());
  root = undefined;
  expect(told.splice(0)).to.deep.equal([]);
});

describe('the React component <WalletModal>', () => {
  const themeVariables = { '--wallet-modal-accent': '#00f' };

  it('sets attributes by their camelCase names, and objects as properties', async () => {
    await render(
      <WalletModal
        id="one"
        className="mine"
        appName="Shop"
        networks={['eip155:1', 'eip155:8453']}
        themeMode="light"
        noInjected
        noAnnounced={false}
        chains={CHAINS}
        themeVariables={themeVariables}
        data-own="yes"
      />,
    );
    expect(modal().getAttribute('app-name')).to.equal('Shop');
    expect(modal().networks).to.deep.equal(['eip155:1', 'eip155:8453']);
    expect(modal().themeMode).to.equal('light');
    expect([modal().noInjected, modal().noAnnounced]).to.deep.equal([true, false]);
    expect(modal().chains).to.equal(CHAINS);
    expect(modal().themeVariables).to.equal(themeVariables);
    expect([modal().id, modal().className, modal().dataset.own]).to.deep.equal(['one', 'mine', 'yes']);
  });

  it('sets only what has changed, so that what the page sets itself stays', async () => {
    await render(<WalletModal chains={CHAINS} appName="Shop" />);
    const texts = { 'connect.title': 'Choose yours' };
    modal().texts = texts;
    modal().appName = 'Own';
    await render(<WalletModal chains={CHAINS} appName="Shop" themeVariables={themeVariables} />);
    expect(modal().texts).to.equal(texts);
    expect(modal().appName).to.equal('Own');
    expect(modal().themeVariables).to.equal(themeVariables);
    await render(<WalletModal appName="Shop" />);
    expect([modal().chains, modal().themeVariables]).to.deep.equal([undefined, undefined]);
  });

  it('calls the newest handler of an event, once', async () => {
    const heard: string[] = [];
    const withHandler = (name: string) => (
      <WalletModal
        networks={['eip155:1', 'eip155:8453']}
        onWalletNetworkChanged={({ detail }) => heard.push(`${name} ${detail.network}`)}
      />
    );
    await render(withHandler('first'));
    await render(withHandler('second'));
    await act(() => modal().switchNetwork('eip155:8453'));
    expect(heard).to.deep.equal(['second eip155:8453']);
    await render(<WalletModal networks={['eip155:1', 'eip155:8453']} />);
    await act(() => modal().switchNetwork('eip155:1'));
    expect(heard.length).to.equal(1);
  });

  it('lets a handler keep the modal closed', async () => {
    await render(<WalletModal onWalletBeforeOpen={(event) => event.preventDefault()} />);
    await act(() => modal().show());
    expect(modal().open).to.equal(false);
  });

  it('gives the element to a ref, with its settings', async () => {
    const seen: unknown[] = [];
    function Host() {
      const [given, setGiven] = useState<Modal | null>(null);
      seen.push(given?.chains);
      return <WalletModal ref={setGiven} chains={CHAINS} />;
    }
    await render(<Host />);
    expect(seen.at(-1)).to.equal(CHAINS);
  });

  it('works after hydration, with what the server has written', async () => {
    const heard: string[] = [];
    const markup = await hydrate(
      <WalletModal
        networks={['eip155:1', 'eip155:8453']}
        appName="Shop"
        allowUnsupportedChain
        chains={CHAINS}
        onWalletNetworkChanged={({ detail }) => heard.push(detail.network)}
      />,
    );
    expect(markup).to.equal(
      '<wallet-modal networks="eip155:1 eip155:8453" app-name="Shop" allow-unsupported-chain=""></wallet-modal>',
    );
    expect(modal().chains).to.equal(CHAINS);
    await act(() => modal().switchNetwork('eip155:8453'));
    expect(heard).to.deep.equal(['eip155:8453']);
  });

  it('hydrates a modal that was opened before', async () => {
    const content = <WalletModal inline />;
    const markup = renderToString(content);
    const box = fixture(`<div>${markup}</div>`);
    expect(modal().hasAttribute('open')).to.equal(true);
    await act(() => {
      root = hydrateRoot(box, content, { onRecoverableError: (problem) => told.push(problem) });
    });
    expect(modal().open).to.equal(true);
  });
});

describe('the React components of the buttons', () => {
  it('act on the modal of their provider', async () => {
    await render(
      <>
        <WalletModal />
        <WalletModalProvider id="second">
          <WalletButton label="Come in" balance="hide" />
          <WalletNetworkButton />
          <WalletOnRampWidget disabled />
        </WalletModalProvider>
      </>,
    );
    const second = document.getElementById('second');
    expect([button()?.modal, button()?.label, button()?.balance]).to.deep.equal([second, 'Come in', 'hide']);
    expect(document.querySelector('wallet-network-button')?.modal).to.equal(second);
    expect(document.querySelector('wallet-onramp-widget')?.disabled).to.equal(true);
  });

  it('act on the modal that they name', async () => {
    await render(
      <WalletModalProvider id="second">
        <WalletModal id="first" />
        <WalletButton for="first" />
      </WalletModalProvider>,
    );
    expect(button()?.modal).to.equal(document.getElementById('first'));
  });
});

describe('the React hooks below a provider', () => {
  const seen: unknown[] = [];
  afterEach(() => {
    seen.length = 0;
  });

  function Visitor() {
    const element = useWalletModal();
    const { status } = useWallet();
    const { isConnected, address } = useWalletAccount();
    const { network, wantedNetwork, isUnsupportedNetwork } = useWalletNetwork();
    seen.push({
      hasElement: element !== null,
      status,
      isConnected,
      address,
      network,
      wantedNetwork,
      isUnsupportedNetwork,
    });
    return null;
  }

  it('say what a server knows, and follow the element', async () => {
    const wallet = addWallet();
    wallet.setAccounts([wallet.state.selected]);
    const site = (
      <WalletModalProvider remember="none" chains={CHAINS} storage={remembering(wallet)}>
        <Visitor />
      </WalletModalProvider>
    );
    renderToString(site);
    const nobody = {
      hasElement: false,
      status: 'disconnected',
      isConnected: false,
      address: undefined,
      network: undefined,
      wantedNetwork: undefined,
      isUnsupportedNetwork: false,
    };
    expect(seen).to.deep.equal([nobody]);
    await hydrate(site);
    await act(() => until(() => modal().state.status === 'connected', 'the connection'));
    expect(seen.at(-1)).to.deep.equal({
      hasElement: true,
      status: 'connected',
      isConnected: true,
      address: modal().state.address,
      network: 'eip155:31337',
      wantedNetwork: 'eip155:31337',
      isUnsupportedNetwork: false,
    });
  });

  it('say who is signed in, and sign out', async () => {
    const wallet = addWallet();
    const address = wallet.state.selected;
    wallet.setAccounts([address]);
    let session: SiweSession | undefined = { address, chainId: 31337 };
    const siwe: Siwe = {
      verifyMessage: () => false,
      getSession: () => session,
      signOut: () => {
        session = undefined;
      },
    };
    const actions: ReturnType<typeof useWalletActions>[] = [];
    function SignedIn() {
      actions.push(useWalletActions());
      seen.push(useWalletSignIn()?.address);
      return null;
    }
    await render(
      <WalletModalProvider remember="none" chains={CHAINS} storage={remembering(wallet)} siwe={siwe}>
        <SignedIn />
      </WalletModalProvider>,
    );
    await act(() => until(() => modal().state.signedIn !== undefined, 'the session'));
    expect(seen.at(-1)).to.equal(address);
    await act(() => actions.at(-1)?.signOut());
    expect(session).to.equal(undefined);
    expect(seen.at(-1)).to.equal(undefined);
    expect(modal().state.status).to.equal('connected');
  });

  it('keep the balance up to date only while somebody shows it', async () => {
    let watchers = 0;
    const Balance = () => {
      seen.push(useWalletBalance());
      return null;
    };
    const site = (isShown: boolean) => <WalletModalProvider>{isShown && <Balance />}</WalletModalProvider>;
    await render(site(false));
    modal().watchBalance = () => {
      watchers += 1;
      return () => {
        watchers -= 1;
      };
    };
    await render(site(true));
    expect(watchers).to.equal(1);
    await render(site(false));
    expect(watchers).to.equal(0);
  });

  it('have methods that reject without a modal, and reach it once it is there', async () => {
    const actions: ReturnType<typeof useWalletActions>[] = [];
    function Actor() {
      actions.push(useWalletActions());
      return null;
    }
    await render(<Actor />);
    expect(
      await actions
        .at(-1)
        ?.connect()
        .catch(({ code }) => code),
    ).to.equal('no_modal');
    actions.at(-1)?.close();
    await render(
      <WalletModalProvider networks={['eip155:1', 'eip155:8453']}>
        <Actor />
      </WalletModalProvider>,
    );
    await act(() => actions.at(-1)?.switchNetwork('eip155:8453'));
    expect(modal().state.wantedNetwork).to.equal('eip155:8453');
  });

  it('prefer the element that they are given, also while it is not there yet', async () => {
    function Other({ given }: { given: Modal | null }) {
      seen.push(useWallet(given).wantedNetwork);
      return null;
    }
    const other = fixture<Modal>(
      '<wallet-modal default-network="eip155:10" networks="eip155:10"></wallet-modal>',
    );
    await other.switchNetwork('eip155:10');
    const site = (given: Modal | null) => (
      <WalletModalProvider networks="eip155:1">
        <Other given={given} />
      </WalletModalProvider>
    );
    await render(site(null));
    expect(seen.at(-1)).to.equal(undefined);
    await render(site(other));
    expect(seen.at(-1)).to.equal('eip155:10');
  });
});
