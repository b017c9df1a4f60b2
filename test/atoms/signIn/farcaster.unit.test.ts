import { expect } from 'chai';
import { setOpenAtom } from '../../../src/atoms/openModal.js';
import { goBackAtom } from '../../../src/atoms/router.js';
import { chooseProviderAtom } from '../../../src/atoms/signIn/chooseProvider.js';
import { farcasterSignInAtom, startFarcasterAtom } from '../../../src/atoms/signIn/farcaster.js';
import { WalletModalError } from '../../../src/lib/errors.js';
import { settled } from '../../support/promises.js';
import { signInWorld } from '../fakeSignIn.js';

const url = 'https://farcaster.example/ask';
const STARTED = 'SOCIAL_LOGIN_STARTED {"provider":"farcaster"}';

function setUp() {
  const here = signInWorld();
  const now = () => here.store.get(farcasterSignInAtom);
  async function ask() {
    here.store.set(chooseProviderAtom, 'farcaster');
    await here.answer('farcaster uri', { url });
  }
  return { ...here, now, ask };
}

describe('signing in by Farcaster', () => {
  it('shows the address, waits for the visitor, and reads the account', async () => {
    const { store, now, windows, views, answer, finish, events } = setUp();
    store.set(chooseProviderAtom, 'farcaster');
    expect([now(), views(), windows]).to.deep.equal([
      { step: 'preparing', wait: 'begun' },
      ['Connect', 'ConnectingFarcaster'],
      [],
    ]);
    await answer('farcaster uri', { url });
    expect(now()).to.deep.equal({ step: 'asking', url });
    await answer('farcaster', { userName: 'ada' });
    expect(now()).to.deep.equal({ step: 'reading', url });
    await finish();
    expect(now()).to.deep.equal({ step: 'done', url });
    expect(events()).to.deep.equal([STARTED, 'SOCIAL_LOGIN_SUCCESS {"provider":"farcaster"}']);
  });

  it('shows an error once, and can be retried with another address', async () => {
    const { ask, now, fail, answer, store, host, events } = setUp();
    await ask();
    const error = new WalletModalError('frame_failed', 'Expired');
    await fail('farcaster', error);
    expect(now()).to.deep.equal({ step: 'failed', error });
    expect(host).to.deep.equal(['report frame_failed']);
    expect(events()).to.deep.equal([STARTED, 'SOCIAL_LOGIN_ERROR {"provider":"farcaster"}']);
    void store.set(startFarcasterAtom);
    await answer('farcaster uri', { url: `${url}/2` });
    expect(now()).to.deep.equal({ step: 'asking', url: `${url}/2` });
  });

  for (const [how, leave] of [
    ['going back', ({ store }: ReturnType<typeof setUp>) => store.set(goBackAtom)],
    ['closing', ({ store }: ReturnType<typeof setUp>) => store.set(setOpenAtom, false)],
  ] as const) {
    it(`stops waiting after ${how}`, async () => {
      const here = setUp();
      await here.ask();
      await settled();
      leave(here);
      await settled();
      const { asked, now, host, events } = here;
      expect(asked.at(-1)?.signal?.aborted).to.equal(true);
      expect([now(), host, events()]).to.deep.equal([{ step: 'idle' }, [], [STARTED]]);
      expect(here.clock.waiting).to.equal(0);
    });
  }
});
