import { expect } from 'chai';
import { WalletModalError } from '../../src/lib/errors.js';
import { connectStage } from '../../src/views/connect/connectStage.js';
import { switchFailure } from '../../src/views/networks/switchFailure.js';
import { pairingFailure } from '../../src/views/pairing/pairingFailure.js';

const LOST = ['dialog.failed', 'dialog.failedText'];

describe('code that fails to load is reported as such, without blaming a wallet or the page', () => {
  it('when a browser wallet is chosen', () => {
    const error = new WalletModalError('load_failed', 'Lost.');
    const { title, text, action } = connectStage({ step: 'failed', connectorId: 'a', error }, false);
    expect([title, text, action]).to.deep.equal([...LOST, 'dialog.retry']);
  });

  it('when a wallet app is chosen', () => expect(pairingFailure('load_failed')).to.deep.equal(LOST));

  it('when a network is chosen', () => expect(switchFailure('load_failed')).to.deep.equal(LOST));
});
