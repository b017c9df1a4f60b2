import { expect } from 'chai';
import { hashMessage } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { recoverSigner } from '../../../src/chains/pairing/recoverSigner.js';

// The first account that local nodes make.
const account = privateKeyToAccount('0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80');
const address = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266';
const withLast = (signature: string, last: string) => signature.slice(0, -2) + last;

describe('recoverSigner', () => {
  it('finds who signed, however the wallet counts the recovery bit', async () => {
    for (const message of ['one', 'two', 'three', 'four']) {
      const hash = hashMessage(message);
      const signature = await account.signMessage({ message });
      const isOdd = signature.endsWith('1c');
      expect(recoverSigner({ hash, signature })).to.equal(address);
      expect(recoverSigner({ hash, signature: withLast(signature, isOdd ? '01' : '00') })).to.equal(address);
      expect(recoverSigner({ hash, signature: withLast(signature, isOdd ? '1b' : '1c') })).not.to.equal(
        address,
      );
    }
  });

  it('finds somebody else, or nobody, if something else was signed', async () => {
    const signature = await account.signMessage({ message: 'one' });
    expect(recoverSigner({ hash: hashMessage('two'), signature })).not.to.equal(address);
    const hash = hashMessage('one');
    for (const wrong of [
      '',
      '0x',
      signature.slice(0, -2),
      `${signature}00`,
      withLast(signature, '25'),
      '0xzz',
    ])
      expect(() => recoverSigner({ hash, signature: wrong }), wrong).to.throw();
  });
});
