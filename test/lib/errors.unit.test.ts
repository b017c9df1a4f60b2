import { expect } from 'chai';
import fc from 'fast-check';
import { WalletModalError } from '../../src/lib/errors.js';
import { abortedError, codeOf, toMessage } from '../../src/lib/errorText.js';

describe('WalletModalError', () => {
  it('has the short message, then the details', () => {
    const error = new WalletModalError('rpc_failed', 'The network did not answer.', { details: 'HTTP 500' });
    expect(error.message).to.equal('The network did not answer. HTTP 500');
    expect(error.shortMessage).to.equal('The network did not answer.');
    expect(error).to.include({ name: 'WalletModalError', code: 'rpc_failed', details: 'HTTP 500' });
  });

  it('recognises errors of another copy of the class, and no others', () => {
    class Copy extends Error {
      override name = 'WalletModalError';
    }
    expect(new Copy()).to.be.instanceOf(WalletModalError);
    for (const other of [new Error('x'), { name: 'WalletModalError' }, null]) {
      expect(other instanceof WalletModalError).to.equal(false);
    }
  });
});

describe('codeOf', () => {
  it('returns our own code, or internal for anything else', () => {
    expect(codeOf(abortedError())).to.equal('aborted');
    fc.assert(fc.property(fc.anything(), (thrown) => codeOf(thrown) === 'internal'));
  });
});

describe('toMessage', () => {
  it('returns a string, else the first validation issue, else the message', () => {
    expect(toMessage('plain')).to.equal('plain');
    expect(toMessage({ issues: [{ message: 'Required' }, { message: 'Other' }] })).to.equal('Required');
    expect(toMessage(new Error('broken'))).to.equal('broken');
    expect(toMessage(new WalletModalError('timeout', 'Too slow.', { details: 'after 5 s' }))).to.equal(
      'Too slow.',
    );
  });

  for (const thrown of [undefined, null, 0, {}, new Error(''), { issues: [] }, { message: 7 }]) {
    it(`returns 'Unknown error' for ${JSON.stringify(thrown)}`, () => {
      expect(toMessage(thrown)).to.equal('Unknown error');
    });
  }

  it('always returns a string', () => {
    fc.assert(fc.property(fc.anything(), (thrown) => typeof toMessage(thrown) === 'string'));
  });
});
