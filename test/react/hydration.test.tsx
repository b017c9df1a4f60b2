import { expect } from 'chai';
import { useEffect } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import type { WalletModalElement } from '../../src/elements/wallet-modal-element.js';
import '../../src/react.js';
import { fixture } from '../support/fixture.js';

function Host({ onShown }: { onShown?: () => void }) {
  useEffect(() => onShown?.(), [onShown]);
  return (
    <main>
      <wallet-button balance="show" label="Connect" />
      <wallet-network-button disabled />
      <wallet-modal
        app-name="Host"
        networks="eip155:1 eip155:8453"
        theme-mode="light"
        allow-unsupported-chain
        themeVariables={{ '--wallet-modal-accent': '#00f' }}
      />
    </main>
  );
}

let root: Root | undefined;
const told: unknown[] = [];
const { error } = console;

/** Hydrates server markup whose elements are already defined. */
async function hydrate(change?: (modal: WalletModalElement) => unknown): Promise<void> {
  const box = fixture(`<div>${renderToString(<Host />)}</div>`);
  const modal = box.querySelector('wallet-modal') as WalletModalElement;
  await modal.ready();
  change?.(modal);
  await new Promise<void>((onShown) => {
    root = hydrateRoot(box, <Host onShown={onShown} />, {
      onRecoverableError: (problem) => told.push(problem),
    });
  });
}

describe('the React entry on a server-rendered page', () => {
  before(() => {
    console.error = (...problem: unknown[]) => told.push(problem);
  });
  after(() => {
    console.error = error;
  });
  afterEach(() => {
    root?.unmount();
    root = undefined;
    told.length = 0;
  });

  it('hydrates without warnings', async () => {
    await hydrate();
    expect(told).to.deep.equal([]);
  });

  it('would warn about written attributes', async () => {
    await hydrate((modal) => modal.setAttribute('data-written', ''));
    expect(told.join()).to.include('data-written');
  });
});
