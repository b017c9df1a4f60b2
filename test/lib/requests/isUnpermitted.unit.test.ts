import { expect } from 'chai';
import { toWalletError } from '../../../src/chains/walletErrors.js';
import { isUnpermitted } from '../../../src/lib/requests/isUnpermitted.js';

const HASH = `0x${'ab'.repeat(32)}`;

describe('a wallet that does not let the page use an account', () => {
  for (const [what, error, isProof] of [
    ['4100', { code: 4100, message: 'The requested account has not been authorized by the user.' }, true],
    ['4100 as text', { code: '4100' }, true],
    ['4100 inside another error', { code: -32603, data: { code: 4100 } }, false],
    ['4100 beside a hash', { code: 4100, transactionHash: HASH }, false],
    ['4100 with words of a node', { code: 4100, message: 'already known' }, false],
    ['4001', { code: 4001 }, false],
    ['nothing', undefined, false],
  ] as const) {
    it(`has asked nobody${isProof ? '' : ', which is not proved'}: ${what}`, () => {
      expect(isUnpermitted(error)).to.equal(isProof);
      expect(isUnpermitted(toWalletError(error, 'eth_sendTransaction'))).to.equal(isProof);
    });
  }
});
