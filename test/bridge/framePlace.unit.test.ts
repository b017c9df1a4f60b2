import { expect } from 'chai';
import { rejection, settled } from '../support/promises.js';
import { type PartsUnderTest, signedIn, USER } from './parts.js';
import { ALICE, answerNext, BOB } from './support.js';

const FRAME_DEADLINE_MS = 30_000;

const TRANSACTION = { from: ALICE, to: BOB, value: '0x1' };

/** The calls for a transaction, each with its network. */
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

/** A user on Ethereum whose frame is asked to switch to Optimism. */
async function switching() {
  const here = await signedIn();
  const control = new AbortController();
  const failing = rejection(here.calls.switchNetwork('eip155:10', control));
  await settled();
  return { here, failing, abort: () => control.abort() };
}

describe('a frame that may be on another network', () => {
  for (const [what, fail] of [
    ['fails to switch', async ({ here }) => here.frame.fail('SWITCH_NETWORK', 'Internal error')],
    ['does not answer', async ({ here }) => here.clock.move(FRAME_DEADLINE_MS)],
    ['is aborted', async ({ abort }) => abort()],
    [
      'fails to return the user there',
      async ({ here }) => {
        await answerNext(here, 'SWITCH_NETWORK', { chainId: 10 });
        await settled();
        here.frame.fail('GET_USER', 'Internal error');
      },
    ],
    [
      'returns another account',
      async ({ here }) => {
        await answerNext(here, 'SWITCH_NETWORK', { chainId: 10 });
        await settled();
        here.frame.answer('GET_USER', { ...USER, chainId: 'nowhere' });
      },
    ],
  ] as [string, (asked: Awaited<ReturnType<typeof switching>>) => Promise<void>][]) {
    it(`is sent to the site’s network before it sends anything, when the switch ${what}`, async () => {
      const asked = await switching();
      await fail(asked);
      await asked.failing;
      expect(asked.here.session.user?.network).to.equal('eip155:1');
      expect(await sends(asked.here)).to.deep.equal([
        ['SWITCH_NETWORK', 1],
        ['RPC_REQUEST', undefined],
      ]);
      // One switch is enough.
      expect(await sends(asked.here)).to.deep.equal([['RPC_REQUEST', undefined]]);
    });
  }

  it('gets no extra calls while it stays on its network', async () => {
    const here = await signedIn();
    const reading = rejection(here.calls.getUser({ network: 'eip155:1' }));
    await settled();
    here.frame.fail('GET_USER', 'Internal error');
    await reading;
    expect(await sends(here)).to.deep.equal([['RPC_REQUEST', undefined]]);
  });
});
