import { expect } from 'chai';
import { WalletModalError } from '../../../src/lib/errors.js';
import { siweFailureKind } from '../../../src/views/siwe/siweFailureKind.js';

describe('why a visitor is not signed in', () => {
  for (const isSmart of [true, false]) {
    it(`is that the account signs on chain, ${isSmart ? 'also' : 'even if not known'} as a smart account`, () => {
      const failure = new WalletModalError('signs_on_chain', 'This account signs on chain.');
      expect(siweFailureKind(failure, isSmart)).to.equal('onChain');
    });
  }
});
