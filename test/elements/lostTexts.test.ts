import { expect } from 'chai';
import { HttpResponse, http } from 'msw';
import { asksAgain } from '../support/asksAgain.js';
import { until } from '../support/promises.js';
import { mockNetwork } from '../support/worker.js';
import { addWallet, connectedModal, press, warnings } from './support.js';

describe('a view whose texts are lost', () => {
  let isLost = true;
  const answer = () => (isLost ? new HttpResponse(null, { status: 404 }) : undefined);
  const network = mockNetwork(
    http.get('*/locales/es/esSend.js', answer),
    http.get('*/locales/es/esAccount.js', answer),
  );

  it('is called after the site, not by a key, until trying again has loaded them, where the browser can', async () => {
    warnings();
    const modal = await connectedModal(addWallet(), 'locale="es" app-name="Our site"');
    await modal.show('WalletSend');
    const card = modal.shadowRoot?.querySelector('dialog') as HTMLElement;
    const heading = () => card.querySelector('h2')?.textContent;
    const seen = new Set<string | undefined>();
    const observer = new MutationObserver(() => seen.add(heading()));
    observer.observe(card, { subtree: true, childList: true, characterData: true });
    await until(() => card.textContent?.includes('No se ha podido cargar'), 'what stands in for the view');
    expect(heading()).to.equal('Our site');
    expect(card.textContent).to.not.match(/\b[a-z]\w*\.[a-z]\w+/);
    isLost = false;
    if (await asksAgain(network)) {
      await press(modal, 'Reintentar');
      await until(() => heading() === 'Enviar');
    }
    observer.disconnect();
    expect([...seen].filter((text) => text?.includes('.'))).to.deep.equal([]);
  });
});
