import { expect } from 'chai';
import { WalletModalError } from '../../../src/lib/errors.js';
import { askToSend } from '../../../src/session/account/openConnection.js';
import { ALICE, BOB, facts, fakeConnector, ONE, world } from '../../atoms/fakes.js';
import { rejection } from '../../support/promises.js';

describe('asking a wallet to send', () => {
  const hostile = Object.defineProperty(new Error('Broken'), 'cause', {
    get: () => {
      throw new Error('Broken');
    },
  });
  const stopped = new WalletModalError('aborted', 'Stopped.');
  const refusal = (cause: unknown) => Object.assign(new Error('Declined', { cause }), { code: 4001 });
  for (const [what, cause, code] of [
    ['the visitor has declined', refusal(undefined), 'user_rejected'],
    ['the visitor has left the sign-in frame', refusal(stopped), 'aborted'],
    ['a wallet’s error breaks when it is read', hostile, 'user_rejected'],
  ] as const) {
    it(`rejects with ${code} if ${what}`, async () => {
      const wallet = fakeConnector('a');
      const { store, connect } = world({ wallets: [wallet] });
      await connect(wallet, facts());
      const error = new WalletModalError('user_rejected', 'Declined.', { cause });
      const asked = askToSend(store, `${ONE}:${ALICE}`, wallet, () => Promise.reject(error));
      expect((await rejection(asked)).code).to.equal(code);
    });
  }

  it('does not ask for an account that is not active any more', async () => {
    const wallet = fakeConnector('a');
    const { store, connect } = world({ wallets: [wallet] });
    await connect(wallet, facts());
    const asked = askToSend(store, `${ONE}:${BOB}`, wallet, async () => 'sent');
    expect((await rejection(asked)).code).to.equal('request_invalid');
  });

  it('does not ask a wallet that is not the active one any more, though another one has the same account', async () => {
    const [wallet, other] = [fakeConnector('a'), fakeConnector('b')];
    const { store, connect } = world({ wallets: [wallet, other] });
    await connect(other, facts());
    const asked = askToSend(store, `${ONE}:${ALICE}`, wallet, async () => 'sent');
    expect((await rejection(asked)).code).to.equal('request_invalid');
    expect(await askToSend(store, `${ONE}:${ALICE}`, other, async () => 'sent')).to.equal('sent');
  });
});
