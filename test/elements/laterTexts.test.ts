import { expect } from 'chai';
import { http, passthrough } from 'msw';
import { deferred, until } from '../support/promises.js';
import { mockNetwork } from '../support/worker.js';
import { type Modal, makeModal } from './support.js';

const PREPARE_DELAY_MS = 600;

const words = (modal: Modal) => modal.shadowRoot?.textContent ?? '';
const KEY = /\b[a-z]+[A-Z]?\w*\.[a-z]\w+/;

// In this order, because loaded code stays loaded.
describe('the texts of later views', () => {
  const asked: number[] = [];
  const answer = deferred();
  mockNetwork(
    http.get('*/locales/en/enLater.js', async () => {
      asked.push(performance.now());
      await answer.promise;
      return passthrough();
    }),
  );
  before(async () => {
    const modal = Object.assign(document.createElement('wallet-modal'), { remember: 'none' });
    document.body.append(modal);
    await Promise.all([modal.ready(), import('../../src/views/help/WhatIsANetworkView.js')]);
    modal.remove();
  });

  it('are loaded shortly after the first list is on screen', async () => {
    const modal = makeModal();
    await modal.ready();
    expect(asked).to.deep.equal([]);
    const begin = performance.now();
    await modal.show();
    expect(words(modal)).to.include('Connect wallet').and.not.match(KEY);
    await until(() => asked.length, 'the request');
    expect(asked[0]).to.be.at.least(begin + PREPARE_DELAY_MS);
  });

  it('are awaited by views in every element of the page', async () => {
    const modals = [makeModal(), makeModal('', { texts: { 'whatIsANetwork.more': 'Read on' } })];
    for (const modal of modals) await modal.show('WhatIsANetwork');
    for (const modal of modals) {
      await until(() => words(modal).includes('Loading…'), 'what stands in for the view');
      expect(words(modal)).to.include('What is a network?').and.include('Loading…').and.not.match(KEY);
    }

    answer.resolve();
    for (const modal of modals) {
      await until(() => words(modal).includes('A shared record'), 'the view');
      expect(words(modal)).to.not.match(KEY);
    }
    expect(modals.map((modal) => words(modal).includes('Read on'))).to.deep.equal([false, true]);
    expect(asked).to.have.length(1);
  });
});
