import { expect } from 'chai';
import { fixture } from '../../support/fixture.js';
import { until } from '../../support/promises.js';
import '../support.js';

describe('the words of a button', () => {
  it('stay until those of another language have loaded', async () => {
    const place = fixture(
      '<section lang="en"><wallet-button></wallet-button><wallet-modal></wallet-modal></section>',
    );
    const button = place.querySelector('wallet-button')?.shadowRoot?.querySelector('button') as HTMLElement;
    await until(() => button.textContent === 'Connect wallet');
    const seen: string[] = [];
    const observer = new MutationObserver(() => seen.push(button.textContent));
    observer.observe(button, { childList: true, subtree: true, characterData: true });
    place.lang = 'sv';
    await until(() => button.textContent === 'Anslut plånbok');
    place.lang = 'tr';
    await until(() => button.textContent === 'Cüzdan bağla');
    place.lang = 'en';
    await until(() => button.textContent === 'Connect wallet');
    observer.disconnect();
    expect(seen).to.deep.equal(['Anslut plånbok', 'Cüzdan bağla', 'Connect wallet']);
  });
});
