import { expect } from 'chai';
import { within } from 'shadow-dom-testing-library';
import { pushAtom, routeAtom } from '../../../src/atoms/router.js';
import { WalletModalError } from '../../../src/lib/errors.js';
import type { RegistrationOutcome } from '../../../src/lib/names/naming.js';
import { BOB, facts, ONE } from '../../atoms/fakes.js';
import { fakeNaming } from '../../atoms/names/fakeNaming.js';
import { features, type NamingStart, startNaming } from '../../atoms/names/startNaming.js';
import { atPace } from '../../support/atPace.js';
import { expectAccessible } from '../../support/axe.js';
import { settled, until } from '../../support/promises.js';
import { cleanUp } from '../../ui/mount.js';
import { mountContent, type } from '../content.js';

/** Loading a view takes more than a second in a busy browser. */
const PATIENCE = { timeout: atPace(4_000) };

afterEach(cleanUp);

/** The settings of an account without a name, with queries as a visitor would use them. */
async function show(start: NamingStart = {}) {
  const here = await startNaming({ ...start, config: { features } });
  const { root, host } = mountContent(here.store);
  // Like the dialog's styles.
  host.style.cssText = 'display: block; background: #fff; inline-size: 320px';
  const inside = within(root as unknown as HTMLElement);
  const sees = (text: string) => until(() => root.textContent?.includes(text), text);
  const button = (name: string | RegExp) => inside.findByShadowRole('button', { name }, PATIENCE);
  const press = async (name: string | RegExp) => (await button(name)).click();
  const field = () => inside.findByShadowRole<HTMLInputElement>('textbox', { name: 'Name' }, PATIENCE);
  const isOff = async (name: string) => (await button(name)).getAttribute('aria-disabled') === 'true';
  /** Types a name and waits for its look-up. */
  const enter = async (text: string) => {
    await type(await field(), text);
    here.clock.move(500);
    await settled();
  };
  const answer = async (registration: RegistrationOutcome) => {
    const question = here.naming.asked.at(-1);
    question?.sign();
    await sees('Registering…');
    question?.resolve(registration);
    await settled();
  };
  /** Runs axe once all animations have ended. */
  const expectReadable = async () => {
    const isMoving = ({ effect }: Animation) => effect?.getTiming().iterations === 1;
    await until(() => !root.getAnimations().some(isMoving), 'stillness');
    await expectAccessible(root);
  };
  return { ...here, root, inside, expectReadable, sees, press, field, isOff, enter, answer };
}

/** Opens the form as a visitor would. */
async function showForm(start: NamingStart = {}) {
  const here = await show(start);
  await here.press(/^Choose an account name/);
  await here.press('Choose a name');
  await here.field();
  return here;
}

const refused = (said?: string) =>
  new WalletModalError('name_refused', said ?? 'Error registering name alice', { said });

describe('the views of names', () => {
  it('lead from the settings by an explanation to the form, which has the focus, and on to success', async () => {
    const { press, sees, field, enter, isOff, answer, root, naming, store, expectReadable } = await show();
    await press(/^Choose an account name/);
    await sees('yourname.wcn.id');
    await sees('No network fee');
    await expectReadable();
    await press('Choose a name');
    const typed = await field();
    await until(() => root.activeElement === typed, 'the focus in the field');
    expect(await isOff('Enter a name')).to.equal(true);
    await enter('alice');
    await sees('alice.wcn.id is available');
    await sees('sign within 10 seconds after pressing Register name.');
    await expectReadable();
    await press('Register name');
    await sees('Sign in your wallet…');
    expect(naming.asked.length).to.equal(1);
    expect((await field()).readOnly).to.equal(true);
    await answer({ result: 'registered' });
    await sees('This is now the name of your account.');
    await sees('alice.wcn.id');
    await sees('Confirmed byThe name service');
    await sees('Network feeNone. You signed a message.');
    await expectReadable();
    await press('Done');
    expect(store.get(routeAtom).view).to.equal('Account');
  });

  it('speak of the look-up once, however many keys are pressed', async () => {
    const { field, root } = await showForm();
    const input = await field();
    const note = root.getElementById(input.getAttribute('aria-describedby') ?? '') as HTMLElement;
    const spoken: string[] = [];
    await type(input, 'alic');
    new MutationObserver(() => spoken.push(note.textContent ?? '')).observe(note, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    expect(note.textContent).to.equal('Checking this name…');
    for (const text of ['alice', 'alicea', 'aliceab']) await type(input, text);
    await settled();
    expect(spoken).to.deep.equal([]);
  });

  it('speak the outcome of a declined signature', async () => {
    const { enter, press, sees, naming, root } = await showForm();
    await enter('alice');
    await sees('alice.wcn.id is available');
    await press('Register name');
    naming.asked.at(-1)?.reject(new WalletModalError('user_rejected', 'No'));
    await sees('The name isn’t registered.');
    const said = [...root.querySelectorAll('[role=status]')].map((one) => one.textContent).join();
    expect(said).to.include('Signature declinedThe name isn’t registered. Try again when you’re ready.');
  });

  it('say at once what cannot be a name', async () => {
    const { sees, enter, field, isOff } = await showForm();
    await enter('ab');
    await sees('Name must be at least 4 characters long');
    expect((await field()).getAttribute('aria-invalid')).to.equal('true');
    await enter('аlice');
    await sees('Can only contain letters, numbers and - characters');
    await enter('a'.repeat(65));
    await sees('Name must be at most 64 characters long');
    expect(await isOff('Check the name')).to.equal(true);
    expect((await field()).value).to.equal('a'.repeat(65));
  });

  it('suggest other names for one that is taken, and put the focus back into the field', async () => {
    const { sees, enter, press, field, root, inside, expectReadable } = await showForm({
      naming: fakeNaming('taken'),
    });
    await enter('taken');
    await sees('taken.wcn.id is taken');
    const list = await inside.findByShadowRole('list', { name: 'Available names' });
    expect(list.textContent).to.equal('free-one.wcn.idfree-two.wcn.id');
    await until(() => root.textContent?.includes('2 available names below'), 'what is announced');
    await expectReadable();
    await press('free-one.wcn.id');
    await sees('free-one.wcn.id is available');
    expect((await field()).value).to.equal('free-one');
    expect(root.activeElement).to.equal(await field());
  });

  it('say so when suggestions are missing, or nobody knows whether a name is free', async () => {
    const naming = fakeNaming('taken');
    naming.suggestions = new WalletModalError('chain_api_failed', 'No.');
    const { sees, enter, press, clock, field } = await showForm({ naming });
    await enter('taken');
    await sees('Couldn’t load suggestions');
    const silent = Promise.reject(new WalletModalError('chain_api_failed', 'No.'));
    silent.catch(() => undefined);
    const { isRegistered } = naming;
    naming.isRegistered = () => silent;
    await enter('alice');
    await sees('Couldn’t check this name');
    naming.isRegistered = isRegistered;
    await press('Check again');
    clock.move(500);
    await sees('alice.wcn.id is available');
    expect((await field()).value).to.equal('alice');
  });

  for (const [what, registration, texts, button] of [
    [
      'is refused',
      { result: 'refused', error: refused('Name is on a list.') },
      ['Error registering name alice', 'Details: “Name is on a list.”'],
      'Register name',
    ],
    [
      'is refused without a reason',
      { result: 'refused', error: refused() },
      ['Error registering name alice', 'The service gave no reason.'],
      'Register name',
    ],
    [
      'was signed too late',
      { result: 'tooOld', isSlow: true, error: refused('Too old.') },
      ['That took too long', 'You have 10 seconds to sign.'],
      'Sign again',
    ],
    [
      'was signed with a wrong clock',
      { result: 'tooOld', isSlow: false, error: refused('Too old.') },
      ['Your clock seems to be wrong', 'Set the date and time'],
      'Sign again',
    ],
  ] as [string, RegistrationOutcome, string[], string][]) {
    it(`say why a name ${what}, and keep it`, async () => {
      const { enter, press, answer, sees, field, clock, isOff, expectReadable } = await showForm();
      await enter('alice');
      await press('Register name');
      await sees('Sign in your wallet…');
      await answer(registration);
      for (const text of texts) await sees(text);
      clock.move(500);
      await settled();
      expect(await isOff(button)).to.equal(false);
      expect((await field()).value).to.equal('alice');
      await expectReadable();
    });
  }

  it('are not needed by an account with a name, which the list of accounts shows', async () => {
    const profile = async () => ({ name: 'mine.wcn.id', image: undefined });
    const { root, sees, store } = await show({ profile });
    await sees('mine.wcn.id');
    expect(root.textContent).not.to.include('Choose an account name');
    store.set(pushAtom, { view: 'Profile' });
    await until(() => root.querySelector('[aria-current=true]'), 'the list of accounts');
    await sees('mine.wcn.id');
  });

  it('say that the account has a name already', async () => {
    let tell: (profile: { name: string; image: undefined }) => void = () => undefined;
    const told = new Promise<{ name: string; image: undefined }>((resolve) => {
      tell = resolve;
    });
    const naming = fakeNaming();
    let asked = 0;
    const profile = async () => {
      asked += 1;
      return asked === 1 ? { name: undefined, image: undefined } : told;
    };
    const { press, sees, isOff, connect, wallet } = await show({ naming, profile });
    await press(/^Choose an account name/);
    await connect(wallet, facts(ONE, BOB));
    tell({ name: 'mine.wcn.id', image: undefined });
    await sees('You already own a name');
    await sees('mine.wcn.id');
    expect(await isOff('Choose a name')).to.equal(true);
  });
});
