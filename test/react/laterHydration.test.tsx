import { expect } from 'chai';
import { act, type ComponentType, lazy, Suspense } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import {
  useWallet,
  useWalletAccount,
  useWalletActions,
  useWalletBalance,
  useWalletModal,
  useWalletNetwork,
  useWalletSignIn,
  WalletButton,
  WalletModalProvider,
} from '../../src/react.js';
import { addWallet, CHAINS, connectedModal, later, type Modal, remembering } from '../elements/support.js';
import { fixture } from '../support/fixture.js';
import { until } from '../support/promises.js';

type Acting = typeof globalThis & { IS_REACT_ACT_ENVIRONMENT?: boolean };

let root: Root | undefined;
const told: string[] = [];

/** Text from every hook, and the documented button. */
function Panel({ given }: { given?: Modal | undefined }) {
  const modal = useWalletModal();
  const { status } = useWallet(given);
  const { isConnected, address } = useWalletAccount(given);
  const { networkName } = useWalletNetwork(given);
  const { show } = useWalletActions(given);
  const balance = useWalletBalance(given);
  const signedIn = useWalletSignIn(given);
  return (
    <section className={status}>
      <WalletButton />
      <p>{`${modal?.localName} ${address ?? 'nobody'} ${networkName} ${balance} ${signedIn?.address}`}</p>
      {isConnected && <b>Welcome back</b>}
      <button type="button" disabled={!modal} onClick={() => show()}>
        Pay
      </button>
    </section>
  );
}

const page = (Part: ComponentType) => (
  <WalletModalProvider remember="none" chains={CHAINS} storage={storage}>
    <Suspense fallback={<p>Loading</p>}>
      <Part />
    </Suspense>
  </WalletModalProvider>
);

let storage: ReturnType<typeof remembering>;

/** Hydrates markup of a server, but one part of it only when `finish` is called. */
async function hydrateInTwo(content: (Part: ComponentType) => React.JSX.Element, Part: ComponentType) {
  const box = fixture(`<div>${renderToString(content(Part))}</div>`);
  let finish = () => undefined as unknown;
  const Later = lazy(
    () =>
      new Promise<{ default: ComponentType }>((resolve) => {
        finish = () => resolve({ default: Part });
      }),
  );
  await act(() => {
    root = hydrateRoot(box, content(Later), { onRecoverableError: (problem) => told.push(`${problem}`) });
  });
  return { box, finish: () => act(finish) };
}

describe('the React hooks in a part that hydrates later', () => {
  before(() => {
    (globalThis as Acting).IS_REACT_ACT_ENVIRONMENT = true;
  });
  after(() => {
    delete (globalThis as Acting).IS_REACT_ACT_ENVIRONMENT;
  });
  beforeEach(() => {
    const { error } = console;
    console.error = (...problem: unknown[]) => {
      if (!String(problem[0]).includes('not wrapped in act')) told.push(problem.join(' '));
    };
    later(() => {
      console.error = error;
    });
    const wallet = addWallet();
    wallet.setAccounts([wallet.state.selected]);
    storage = remembering(wallet);
  });
  afterEach(async () => {
    await act(() => root?.unmount());
    expect(told.splice(0)).to.deep.equal([]);
  });

  it('give what the server gave, then the state, and keep what the server wrote', async () => {
    const { box, finish } = await hydrateInTwo(page, () => <Panel />);
    const written = [...box.querySelectorAll('section, section *')];
    const modal = box.querySelector('wallet-modal') as Modal;
    await act(() => until(() => modal.state.status === 'connected', 'the connection'));
    expect(box.querySelector('p')?.textContent).to.equal('undefined nobody undefined undefined undefined');
    await finish();
    const { address } = modal.state;
    await act(() => until(() => box.querySelector('b'), 'the greeting'));
    expect(box.querySelector('p')?.textContent).to.match(
      new RegExp(`^wallet-modal ${address} Network One .* undefined$`),
    );
    expect(box.querySelector('section')?.className).to.equal('connected');
    expect([...box.querySelectorAll<HTMLButtonElement>('section > button')].map((it) => it.disabled)).to.eql([
      false,
    ]);
    expect(written.every((element) => element.isConnected)).to.equal(true);
    expect(box.querySelectorAll('wallet-modal, wallet-button').length).to.equal(2);
  });

  it('do the same with an element that they are given', async () => {
    const wallet = addWallet('Two Wallet');
    const given = await connectedModal(wallet);
    let isServer = true;
    const { box, finish } = await hydrateInTwo(
      (Part) => (
        <Suspense>
          <Part />
        </Suspense>
      ),
      () => <Panel given={isServer ? undefined : given} />,
    );
    isServer = false;
    const written = [...box.querySelectorAll('p')];
    await finish();
    await act(() => until(() => box.querySelector('b'), 'the greeting'));
    expect(box.querySelector('p')?.textContent).to.include(`${given.state.address} Network One`);
    expect(written.every((element) => element.isConnected)).to.equal(true);
  });

  it('have the state at once where nothing is hydrated', async () => {
    const given = await connectedModal(addWallet('Third Wallet'));
    const seen: (string | undefined)[] = [];
    const Seeing = () => {
      seen.push(useWalletAccount(given).address);
      return null;
    };
    const box = fixture('<div></div>');
    await act(() => {
      root = hydrateRoot(box, null);
    });
    await act(() => root?.render(<Seeing />));
    expect(seen).to.deep.equal([given.state.address]);
  });
});
