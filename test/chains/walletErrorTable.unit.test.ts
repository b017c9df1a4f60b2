import { expect } from 'chai';
import { toWalletError } from '../../src/chains/walletErrors.js';
import { isRefusal } from '../../src/lib/requests/isRefusal.js';
import { toProviderError } from '../../src/lib/requests/providerError.js';
import { NO_REFUSALS, REFUSALS } from './walletErrorTable.js';

const textOf = (thrown: unknown) =>
  thrown instanceof Error ? `${thrown.name}: ${thrown.message.split('\n')[0]}` : JSON.stringify(thrown);

describe('what a wallet answers', () => {
  for (const [list, isRefused] of [
    [REFUSALS, true],
    [NO_REFUSALS, false],
  ] as const) {
    for (const [from, thrown, connecting, signing] of list) {
      it(`is ${isRefused ? 'a refusal' : 'no refusal'} from ${from}: ${textOf(thrown)}`, () => {
        expect(isRefusal(thrown), 'sending').to.equal(isRefused);
        expect(toWalletError(thrown, 'eth_requestAccounts').code, 'connecting').to.equal(connecting);
        expect(toProviderError(thrown).code, 'signing').to.equal(signing);
      });
    }
  }

  it('keeps its words for the page and for the visitor', () => {
    const rainbow = { code: -32603, message: 'User rejected the request.' };
    expect(toProviderError(rainbow)).to.include({ code: 4001, message: 'User rejected the request.' });
    const listed = new Error('Site rejected by phishing list');
    expect(toWalletError(listed, 'x').shortMessage).to.equal('Site rejected by phishing list');
    expect(toProviderError(listed)).to.include({ code: -32603, message: 'Site rejected by phishing list' });
  });
});
