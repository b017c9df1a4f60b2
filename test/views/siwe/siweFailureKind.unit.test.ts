import { expect } from 'chai';
import { type ErrorCode, WalletModalError } from '../../../src/lib/errors.js';
import { siweFailureKind } from '../../../src/views/siwe/siweFailureKind.js';

const kindOf = (code: ErrorCode, isSmart: boolean) =>
  siweFailureKind(new WalletModalError(code, 'Something.'), isSmart);

describe('why a visitor is not signed in', () => {
  for (const isSmart of [true, false]) {
    const as = isSmart ? 'also' : 'even if not known';
    it(`is that the account signs on chain, ${as} as a smart account`, () =>
      expect(kindOf('signs_on_chain', isSmart)).to.equal('onChain'));
  }

  it('is what the wallet says, also with a smart account', () =>
    expect([kindOf('wallet_failed', false), kindOf('wallet_failed', true)]).to.deep.equal([
      'wallet',
      'wallet',
    ]));

  it('is that the wallet does not know the request, which has no network', () =>
    expect(kindOf('chain_not_supported', false)).to.equal('unsupported'));
});
