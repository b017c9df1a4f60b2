import { expect } from 'chai';
import '../../src/index.js';
import { fixture } from '../support/fixture.js';
import { settled } from '../support/promises.js';
import type { Modal } from './support.js';

const markup =
  '<main><wallet-button></wallet-button><wallet-network-button label="Net"></wallet-network-button>' +
  '<wallet-modal id="own" prefetch="idle" theme-mode="light" remember="none" networks="eip155:1"></wallet-modal></main>';

/** Notes every attribute that anything in the page gets, from before its elements exist. */
function attributesWritten(): string[] {
  const written: string[] = [];
  const observer = new MutationObserver((records) => {
    for (const { target, attributeName } of records) written.push(`${target.nodeName} ${attributeName}`);
  });
  observer.observe(document.body, { attributes: true, subtree: true });
  after(() => observer.disconnect());
  return written;
}

describe('elements that nobody has used yet', () => {
  const written = attributesWritten();

  it('write nothing on themselves: what a server sent is what a framework finds', async () => {
    const page = fixture(markup);
    await page.querySelector<Modal>('#own')?.ready();
    await settled();
    expect(page.outerHTML).to.equal(markup);
    expect(written).to.deep.equal([]);
  });

  it('write nothing for settings that are objects', async () => {
    const page = fixture(markup);
    const modal = page.querySelector<Modal>('#own');
    Object.assign(modal ?? {}, {
      themeVariables: { '--wallet-modal-accent': 'red' },
      chains: [{ id: 'eip155:1', rpcUrl: '/rpc' }],
      texts: { 'button.connect': 'Join' },
    });
    await settled();
    expect(page.outerHTML).to.equal(markup);
    expect(written).to.deep.equal([]);
  });
});
