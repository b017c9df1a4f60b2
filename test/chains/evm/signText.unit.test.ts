import { expect } from 'chai';
import { signText } from '../../../src/chains/evm/signText.js';
import type { Eip1193Provider } from '../../../src/lib/requests/eip1193.js';
import { fakeClock } from '../../support/fakeClock.js';
import { rejection } from '../../support/promises.js';

const ALICE = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const { signal } = new AbortController();

/** Signs in with a wallet whose account has this code. */
function sign(signature: unknown, code: () => Promise<unknown>, asksForCode = true) {
  const asked: string[] = [];
  const request = ({ method }: { method: string }) => {
    asked.push(method);
    return method === 'eth_getCode' ? code() : Promise.resolve(signature);
  };
  const provider = { request } as unknown as Eip1193Provider;
  return { asked, signed: signText(ALICE, 'Hello', { provider, clock: fakeClock(), signal, asksForCode }) };
}

describe('a wallet that answers "0x" instead of a signature', () => {
  for (const [what, code, expected] of [
    ['has code, so it signs on chain', async () => '0x60806040', 'signs_on_chain'],
    ['delegates to code', async () => `0xef0100${'11'.repeat(20)}`, 'signs_on_chain'],
    ['has no code', async () => '0x', 'wallet_invalid_answer'],
    ['is said to have anything else', async () => ({}), 'wallet_invalid_answer'],
    ['cannot be read', () => Promise.reject(new Error('No')), 'wallet_invalid_answer'],
  ] as const) {
    it(`fails with ${expected} if its account ${what}`, async () => {
      expect((await rejection(sign('0x', code).signed)).code).to.equal(expected);
    });
  }

  it('is not asked about its code by those who do not want to know', async () => {
    const { asked, signed } = sign('0x', async () => '0x6080', false);
    expect((await rejection(signed)).code).to.equal('wallet_invalid_answer');
    expect(asked).to.deep.equal(['personal_sign']);
  });

  it('is not asked about its code after a signature', async () => {
    const { asked, signed } = sign(`0x${'11'.repeat(65)}`, async () => '0x6080');
    expect(await signed).to.include({ address: ALICE });
    expect(asked).to.deep.equal(['personal_sign']);
  });
});
