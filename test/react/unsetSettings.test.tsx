import { expect } from 'chai';
import { act, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { WalletModal } from '../../src/react.js';
import { CHAINS, type Modal, warnings } from '../elements/support.js';
import { fixture } from '../support/fixture.js';
import { settled, until } from '../support/promises.js';

type Acting = typeof globalThis & { IS_REACT_ACT_ENVIRONMENT?: boolean };

const listen = () => undefined;
const HINT =
  '<wallet-modal> config_invalid: The tag did not get what the page has set on it. React and Preact pass NAMES neither to a tag that a server has rendered nor, before React 19, to any other. Use <WalletModal> of wallet-modal/react, or set properties and add listeners in an effect.';

let root: Root | undefined;

/** Renders on a server, then hydrates. */
async function hydrate(content: ReactNode) {
  const box = fixture(`<div>${renderToString(content)}</div>`);
  await act(() => {
    root = hydrateRoot(box, content);
  });
}

/** The console's warnings about settings, until the modal has been open for a while. */
async function saidWhenOpened(): Promise<string[]> {
  const said = warnings();
  const modal = document.querySelector('wallet-modal') as Modal;
  await modal.show();
  await until(() => modal.shadowRoot?.querySelector('button'), 'the interface');
  await new Promise((resolve) => setTimeout(resolve, 500));
  await settled();
  return said.filter((text) => text.includes('config_invalid'));
}

describe('what a framework does not set on the tag', () => {
  before(() => {
    (globalThis as Acting).IS_REACT_ACT_ENVIRONMENT = true;
  });
  after(() => {
    delete (globalThis as Acting).IS_REACT_ACT_ENVIRONMENT;
  });
  afterEach(async () => {
    await act(() => root?.unmount());
    root = undefined;
  });

  it('is named once the modal has been open', async () => {
    await hydrate(<wallet-modal remember="none" chains={CHAINS} onwallet-connected={listen} />);
    expect(await saidWhenOpened()).to.deep.equal([HINT.replace('NAMES', 'chains, onwallet-connected')]);
  });

  it('is named where it was written as text', async () => {
    fixture('<wallet-modal remember="none" chains="[object Object],[object Object]"></wallet-modal>');
    expect(await saidWhenOpened()).to.deep.equal([HINT.replace('NAMES', 'chains')]);
  });

  it('is not named if something has set it since', async () => {
    const modal = fixture<Modal>(
      '<wallet-modal remember="none" chains="[object Object]" theme-variables="[object Object]"></wallet-modal>',
    );
    Object.assign(modal, { chains: CHAINS, themeVariables: {} });
    expect(await saidWhenOpened()).to.deep.equal([]);
  });

  it('is nothing with the component', async () => {
    await hydrate(<WalletModal remember="none" chains={CHAINS} onWalletConnected={listen} />);
    expect(await saidWhenOpened()).to.deep.equal([]);
  });

  it('is nothing on a tag that React 19 creates', async () => {
    root = createRoot(fixture('<div></div>'));
    await act(() =>
      root?.render(<wallet-modal remember="none" chains={CHAINS} onwallet-connected={listen} />),
    );
    expect(await saidWhenOpened()).to.deep.equal([]);
  });
});
