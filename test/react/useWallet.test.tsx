import { expect } from 'chai';
import { act, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { WalletModalElement } from '../../src/elements/wallet-modal-element.js';
import type { WalletModalState } from '../../src/lib/state.js';
import { useWallet } from '../../src/react.js';

let root: Root | undefined;
const seen: WalletModalState[] = [];
const heard: string[] = [];

function Host({ isShown = true }: { isShown?: boolean }) {
  const [modal, setModal] = useState<WalletModalElement | null>(null);
  seen.push(useWallet(modal));
  return isShown ? (
    <wallet-modal
      ref={setModal}
      networks="eip155:1 eip155:8453"
      allow-unsupported-chain
      theme-mode="light"
      chains={[{ id: 'eip155:1', rpcUrl: '/rpc' }]}
      onwallet-network-changed={({ detail }) => heard.push(detail.network)}
    />
  ) : null;
}

/** Renders the host and returns its modal. */
async function render(isShown = true): Promise<WalletModalElement> {
  if (!root) {
    const box = document.createElement('div');
    document.body.append(box);
    root = createRoot(box);
  }
  await act(() => root?.render(<Host isShown={isShown} />));
  return document.querySelector('wallet-modal') as WalletModalElement;
}

const last = () => seen.at(-1);

describe('the React entry', () => {
  before(() => {
    (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  });
  after(() => {
    delete (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT;
  });
  afterEach(async () => {
    await act(() => root?.unmount());
    root = undefined;
    seen.length = 0;
    heard.length = 0;
    localStorage.clear();
  });

  it('registers the tags, and sets attributes and properties by name', async () => {
    const modal = await render();
    expect(customElements.get('wallet-modal')).to.exist;
    expect(modal.networks).to.deep.equal(['eip155:1', 'eip155:8453']);
    expect(modal.allowUnsupportedChain).to.equal(true);
    expect(modal.themeMode).to.equal('light');
    expect(modal.chains).to.deep.equal([{ id: 'eip155:1', rpcUrl: '/rpc' }]);
  });

  it('starts with the current state and follows changes', async () => {
    const modal = await render();
    expect(last()).to.include({ status: 'disconnected', open: false });
    await act(() => modal.switchNetwork('eip155:8453'));
    expect(last()?.wantedNetwork).to.equal('eip155:8453');
    expect(heard).to.deep.equal(['eip155:8453']);
  });

  it('resets and stops listening when the modal is gone', async () => {
    const modal = await render();
    await act(() => modal.switchNetwork('eip155:8453'));
    await render(false);
    expect(last()).to.deep.equal({
      open: false,
      status: 'disconnected',
      connections: {},
      otherConnections: [],
      accounts: [],
      isUnsupportedNetwork: false,
    });
    const renders = seen.length;
    modal.themeVariables = { '--wallet-modal-accent': '#00f' };
    await act(() => Promise.resolve());
    expect(seen.length).to.equal(renders);
  });
});
