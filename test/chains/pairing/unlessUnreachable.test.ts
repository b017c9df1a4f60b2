import { expect } from 'chai';
import { unlessUnreachable } from '../../../src/chains/pairing/proposeSession.js';
import { WalletModalError } from '../../../src/lib/errors.js';
import { fakeClock } from '../../support/fakeClock.js';
import { rejection } from '../../support/promises.js';

describe('a promise that needs the relay', () => {
  const { signal } = new AbortController();

  it('rejects with an unreachable relay after 15 s', async () => {
    const clock = fakeClock();
    const waiting = rejection(unlessUnreachable(new Promise(() => undefined), clock, signal));
    clock.move(15_000);
    expect(await waiting).to.include({ code: 'relay_failed' });
  });

  it('rejects so for errors of the client, too', async () => {
    const refused = Promise.reject(new Error('Failed to publish payload'));
    expect(await rejection(unlessUnreachable(refused, fakeClock(), signal))).to.include({
      code: 'relay_failed',
      details:
        'Check that "connect-src" in the policy of the page allows the relay, and "relay-url", or "project-id" and the domains that its project allows.',
    });
  });

  it('passes on our own errors', async () => {
    const broken = Promise.reject(new WalletModalError('internal', 'Something went wrong.'));
    expect(await rejection(unlessUnreachable(broken, fakeClock(), signal))).to.include({ code: 'internal' });
  });
});
