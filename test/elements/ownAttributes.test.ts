import { expect } from 'chai';
import '../../src/index.js';
import { fixture } from '../support/fixture.js';
import { settled } from '../support/promises.js';
import type { Modal } from './support.js';

const markup =
  '<main><wallet-button></wallet-button><wallet-network-button label="Net"></wallet-network-button>' +
  '<wallet-modal id="own" prefetch="idle" theme-mode="light" remember="none" networks="eip155:1"></wallet-modal></main>';

/** Records every attribute written in the page, from before the elements exist. */
function attributesWritten(): string[] {
  const written: string[] = [];
  const observer = new MutationObserver((records) => {
    for (const { target, attributeName } of records) written.push(`${target.nodeName} ${attributeName}`);
  });
  observer.observe(document.body, { attributes: true, subtree: true });
  after(() => observer.disconnect());
  return written;
}

describe('unused elements', () => {
  const written = attributesWritten();

  it('write no attributes on themselves, so that frameworks find the server’s markup', async () => {
    const page = fixture(markup);
    await page.querySelector<Modal>('#own')?.ready();
    await settled();
    expect(page.outerHTML).to.equal(markup);
    expect(written).to.deep.equal([]);
  });

  it('write no attributes for object settings', async () => {
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
