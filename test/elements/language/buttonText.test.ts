import { expect } from 'chai';
import { http } from 'msw';
import { WalletModalError } from '../../../src/lib/errors.js';
import { fixture } from '../../support/fixture.js';
import { until } from '../../support/promises.js';
import { mockNetwork } from '../../support/worker.js';
import { heardBy, type Modal, warnings } from '../support.js';

const DEADLINE_MS = 8_000;

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

describe('a language that never answers', () => {
  mockNetwork(http.get('*/locales/vi/vi.js', () => new Promise<Response>(() => undefined)));
  const { setTimeout } = globalThis;
  before(() => {
    // Only its deadline comes at once.
    globalThis.setTimeout = ((run: () => void, ms?: number) =>
      setTimeout(run, ms === DEADLINE_MS ? 0 : ms)) as typeof setTimeout;
  });
  after(() => {
    globalThis.setTimeout = setTimeout;
  });

  it('leaves English, which is reported once, and the modal opens', async () => {
    const place = fixture(
      '<section lang="vi"><wallet-button></wallet-button><wallet-modal></wallet-modal></section>',
    );
    const modal = place.querySelector('wallet-modal') as Modal;
    const heard = heardBy(modal);
    warnings();
    const button = place.querySelector('wallet-button')?.shadowRoot?.querySelector('button') as HTMLElement;
    await until(() => button.textContent === 'Connect wallet');
    button.click();
    const dialog = () => modal.shadowRoot?.querySelector('dialog');
    await until(() => dialog()?.open && dialog()?.textContent?.includes('Connect wallet'));
    await until(() => button.ariaBusy === 'false');
    expect([dialog()?.lang, dialog()?.dir]).to.deep.equal(['en', 'ltr']);
    await modal.show('WhatIsAWallet');
    await until(() => dialog()?.textContent?.includes('One login for many sites'));
    const errors = heard.flatMap(([name, detail]) => (name === 'wallet-error' ? detail.code : []));
    expect(errors).to.deep.equal(['load_failed']);
  });
});

describe('what a button says of a failure', () => {
  it('is in the language of the page, also if that changes', async () => {
    const place = fixture(
      '<section lang="en"><wallet-button></wallet-button><wallet-modal></wallet-modal></section>',
    );
    const modal = place.querySelector('wallet-modal') as Modal;
    const root = place.querySelector('wallet-button')?.shadowRoot;
    const notice = root?.querySelector('[role=alert]') as HTMLElement;
    let fails = true;
    const { show } = modal;
    modal.show = async (view) => {
      if (fails) throw new WalletModalError('load_failed', 'Lost');
      return show.call(modal, view);
    };
    root?.querySelector('button')?.click();
    await until(
      () =>
        notice.textContent ===
        'Couldn’t load this. Check your connection and try again. If that doesn’t help, reload the page.',
    );
    place.lang = 'de';
    await until(() => root?.querySelector('button')?.textContent === 'Wallet verbinden');
    expect(notice.textContent).to.equal(
      'Das konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut. Wenn das nicht hilft, laden Sie die Seite neu.',
    );
    fails = false;
    await modal.show();
    await until(() => notice.textContent === '', 'the end of the notice, as the modal opens');
  });
});
