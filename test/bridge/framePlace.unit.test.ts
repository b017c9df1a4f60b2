import { expect } from 'chai';
import { rejection, settled } from '../support/promises.js';
import { type PartsUnderTest, signedIn, USER } from './parts.js';
import { ALICE, answerNext, BOB } from './support.js';

const FRAME_DEADLINE_MS = 30_000;

const TRANSACTION = { from: ALICE, to: BOB, value: '0x1' };

/** What the frame is asked for a transaction: the names, with the networks that they name. */
async function sends(here: PartsUnderTest) {
  const before = here.frame.posted.length;
  const sending = here.provider.request({ method: 'eth_sendTransaction', params: [TRANSACTION] });
  await settled();
  const isMoved = here.frame.names.slice(before).includes('SWITCH_NETWORK');
  if (isMoved) await answerNext(here, 'SWITCH_NETWORK', { chainId: 1 });
  await answerNext(here, 'RPC_REQUEST', '0x01');
  await sending;
  return here.frame.posted.slice(before).map(({ message: { type, payload } }) => {
    const { chainId } = (payload ?? {}) as { chainId?: unknown };
    return [type.replace('@w3m-app/', ''), chainId];
  });
}

/** Somebody on Ethereum whose frame is asked to go to Optimism. */
async function switching() {
  const here = await signedIn();
  const control = new AbortController();
  const failing = rejection(here.calls.switchNetwork('eip155:10', control));
  await settled();
  return { here, failing, abort: () => control.abort() };
}

describe('a frame that may have gone to another network', () => {
  for (const [what, fail] of [
    ['fails at the switch', async ({ here }) => here.frame.fail('SWITCH_NETWORK', 'Internal error')],
    ['is silent about it', async ({ here }) => here.clock.move(FRAME_DEADLINE_MS)],
    ['is not waited for any more', async ({ abort }) => abort()],
    [
      'fails to say who the person is there',
      async ({ here }) => {
        await answerNext(here, 'SWITCH_NETWORK', { chainId: 10 });
        await settled();
        here.frame.fail('GET_USER', 'Internal error');
      },
    ],
    [
      'says something else than who the person is there',
      async ({ here }) => {
        await answerNext(here, 'SWITCH_NETWORK', { chainId: 10 });
        await settled();
        here.frame.answer('GET_USER', { ...USER, chainId: 'nowhere' });
      },
    ],
  ] as [string, (asked: Awaited<ReturnType<typeof switching>>) => Promise<void>][]) {
    it(`is sent to the network that the site is told before it sends anything: it ${what}`, async () => {
      const asked = await switching();
      await fail(asked);
      await asked.failing;
      expect(asked.here.session.user?.network).to.equal('eip155:1');
      expect(await sends(asked.here)).to.deep.equal([
        ['SWITCH_NETWORK', 1],
        ['RPC_REQUEST', undefined],
      ]);
      // Once is enough.
      expect(await sends(asked.here)).to.deep.equal([['RPC_REQUEST', undefined]]);
    });
  }

  it('is asked no more than before where it stays', async () => {
    const here = await signedIn();
    const reading = rejection(here.calls.getUser({ network: 'eip155:1' }));
    await settled();
    here.frame.fail('GET_USER', 'Internal error');
    await reading;
    expect(await sends(here)).to.deep.equal([['RPC_REQUEST', undefined]]);
  });
});
