import { expect } from 'chai';
import {
  accountHistoryAtom,
  loadHistoryAtom,
  loadMoreHistoryAtom,
} from '../../../src/atoms/account/history.js';
import { tokensAtom, watchTokensAtom } from '../../../src/atoms/account/tokens.js';
import { viewedAccountAtom, viewedTokensAtom } from '../../../src/atoms/watch/viewedAccount.js';
import { watchAccountAtom } from '../../../src/atoms/watch/watchedAccount.js';
import type { AccountData } from '../../../src/lib/account/accountData.js';
import { WalletModalError } from '../../../src/lib/errors.js';
import { entry, token, transfer } from '../../lib/account/entries.js';
import { settled } from '../../support/promises.js';
import { BOB, fakeAccountData, ONE, world } from '../fakes.js';

/** A shop that Bob has paid. */
const SHOP = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
/** Starts and ends like the shop's address. */
const FAKE = '0x3C44a1DdB6a900fa2b585dd299e03d12fA4293bC';

/** A visitor without a wallet who watches Bob. */
function watching(answers: Partial<AccountData>) {
  const here = world({
    config: { projectId: 'p' },
    services: { openAccountData: async () => fakeAccountData(answers) },
  });
  here.store.set(watchAccountAtom, `${ONE}:${BOB}`);
  return here;
}

const failing = () => Promise.reject(new WalletModalError('chain_api_failed', `No answer about ${BOB}`));

describe('the account on screen, while it is only watched', () => {
  it('has its history sorted as an own one: what others wrote into it is hidden', async () => {
    const paid = entry({
      id: 'paid',
      network: ONE,
      operation: 'send',
      from: BOB,
      to: SHOP,
      transfers: [transfer({ direction: 'out', symbol: 'ETH', isPriced: true })],
    });
    const poison = entry({
      id: 'poison',
      network: ONE,
      operation: 'send',
      from: FAKE,
      hash: `0x${'b'.repeat(64)}`,
      transfers: [transfer({ direction: 'out', quantity: '0' })],
    });
    const { store } = watching({ history: async () => ({ entries: [poison, paid], next: undefined }) });
    await store.set(loadHistoryAtom);
    const { entries, hidden } = store.get(accountHistoryAtom);
    expect(entries.map(({ id }) => id)).to.deep.equal(['paid']);
    expect(hidden.map(({ id, suspicion }) => `${id} ${suspicion}`)).to.deep.equal(['poison lookAlike']);
  });

  it('is not told to the page, whatever is read or fails', async () => {
    const read = watching({ history: async () => ({ entries: [], next: 'two' }) });
    await read.store.set(loadHistoryAtom);
    await read.store.set(loadMoreHistoryAtom);
    const failed = watching({ history: failing, balances: failing });
    await failed.store.set(loadHistoryAtom);
    const stop = failed.store.set(watchTokensAtom, failed.store.get(viewedAccountAtom));
    await settled();
    stop();
    expect(failed.store.get(viewedTokensAtom).hasFailed).to.equal(true);
    for (const { host, tracked } of [read, failed]) {
      expect(host).to.deep.equal([]);
      expect(tracked).to.deep.equal([]);
    }
  });

  it('has tokens that nothing which acts sees', async () => {
    const { store } = watching({ balances: async () => ({ tokens: [token()], source: 'node' }) });
    const stop = store.set(watchTokensAtom, store.get(viewedAccountAtom));
    await settled();
    stop();
    expect(store.get(viewedTokensAtom).balances?.tokens).to.have.length(1);
    expect(store.get(tokensAtom).balances).to.equal(undefined);
  });
});
