import { expect } from 'chai';
import { WalletModalError } from '../../src/lib/errors.js';
import { connectStage } from '../../src/views/connect/connectStage.js';
import { switchFailure } from '../../src/views/networks/switchFailure.js';
import { pairingFailure } from '../../src/views/pairing/pairingFailure.js';

const views = {
  'a browser wallet is chosen': (error: WalletModalError) =>
    connectStage({ step: 'failed', connectorId: 'a', error }, false),
  'a wallet app is chosen': pairingFailure,
  'a network is chosen': switchFailure,
};

for (const [when, describeError] of Object.entries(views))
  describe(`when ${when}`, () => {
    it('code that fails to load is reported as such, without blaming a wallet or the page', () => {
      const shown = describeError(new WalletModalError('load_failed', 'Lost.'));
      expect(shown).to.include({ status: 'failed', title: 'dialog.failed', text: 'dialog.failedText' });
    });

    it('a wallet that answers nonsense is named, not the page', () => {
      const { title } = describeError(new WalletModalError('wallet_invalid_answer', 'x'));
      expect(title).to.equal('error.wallet_invalid_answer');
    });

    it('only the words of a wallet are quoted', () => {
      const own = describeError(new WalletModalError('wallet_failed', 'Our sentence.'));
      expect(own).to.include({ text: 'error.wallet_failed.silent', reason: '' });
      const quoted = describeError(
        new WalletModalError('wallet_failed', 'Locked out.', { said: 'Locked out.' }),
      );
      expect(quoted).to.include({ text: 'error.wallet_failed.text', reason: 'Locked out.' });
    });

    it('silence is neither a failure nor a refusal, and a refusal is no failure', () => {
      const statusOf = (code: 'timeout' | 'user_rejected' | 'aborted' | 'rpc_failed') =>
        describeError(new WalletModalError(code, 'x')).status;
      expect(statusOf('timeout')).to.equal('unknown');
      expect(statusOf('user_rejected')).to.equal('declined');
      expect(statusOf('aborted')).to.equal('declined');
      expect(statusOf('rpc_failed')).to.equal('failed');
    });
  });

describe('when a network is chosen that the wallet does not know', () => {
  it('visitors read that it has to be added there', () => {
    expect(switchFailure(new WalletModalError('chain_not_added', 'x'))).to.include({
      title: 'error.rpc_missing',
      text: 'error.rpc_missing.text',
    });
  });
});
