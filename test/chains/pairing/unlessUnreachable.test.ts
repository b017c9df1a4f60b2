import { expect } from 'chai';
import { unlessUnreachable } from '../../../src/chains/pairing/pairingSession.js';
import { WalletModalError } from '../../../src/lib/errors.js';
import { fakeClock } from '../../support/fakeClock.js';
import { rejection } from '../../support/promises.js';

describe('what waits for the relay', () => {
  const { signal } = new AbortController();

  it('fails after 15 s as a relay that cannot be reached', async () => {
    const clock = fakeClock();
    const waiting = rejection(unlessUnreachable(new Promise(() => undefined), clock, signal));
    clock.move(15_000);
    expect(await waiting).to.include({ code: 'relay_failed' });
  });

  it('fails so with the words of the client, too', async () => {
    const refused = Promise.reject(new Error('Failed to publish payload'));
    expect(await rejection(unlessUnreachable(refused, fakeClock(), signal))).to.include({
      code: 'relay_failed',
    });
  });

  it('tells an error of our own as what it is', async () => {
    const broken = Promise.reject(new WalletModalError('internal', 'Something went wrong.'));
    expect(await rejection(unlessUnreachable(broken, fakeClock(), signal))).to.include({ code: 'internal' });
  });
});
