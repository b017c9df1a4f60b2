import { expect } from 'chai';
import { profileAtom } from '../../../src/atoms/account/profile.js';
import { isNameOfferedAtom } from '../../../src/atoms/names/isNameOffered.js';
import { retryNameAtom } from '../../../src/atoms/names/nameCheck.js';
import { chooseNameAtom, nameDraftAtom, typeNameAtom } from '../../../src/atoms/names/nameDraft.js';
import { publicStateAtom } from '../../../src/atoms/publicState.js';
import { goBackAtom } from '../../../src/atoms/router.js';
import { snackbarAtom } from '../../../src/atoms/snackbarMessage.js';
import { type ErrorCode, WalletModalError } from '../../../src/lib/errors.js';
import type { RegistrationOutcome } from '../../../src/lib/names/naming.js';
import { deferred, settled } from '../../support/promises.js';
import { ALICE, BOB, facts, ONE } from '../fakes.js';
import { fakeNaming } from './fakeNaming.js';
import { atNameForm, features, startNaming } from './startNaming.js';

const SOLANA = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp';

describe('a name', () => {
  it('is offered to an account without one', async () => {
    const { store } = await startNaming({ config: { features } });
    expect(store.get(isNameOfferedAtom)).to.equal(true);
  });

  for (const [what, start] of [
    ['to an account with one', { profile: async () => ({ name: 'alice.eth', image: undefined }) }],
    ['while it is unknown whether there is one', { profile: () => new Promise<never>(() => {}) }],
    ['if nobody could say', { profile: () => Promise.reject(new Error('Nobody knows.')) }],
    ['on a site that does not want it', { config: { features: { ...features, names: false } } }],
    ['on a site without a service', { config: { features, chainApi: undefined } }],
  ] as const) {
    it(`is not offered ${what}`, async () => {
      const { store } = await startNaming({ config: { features }, ...start });
      expect(store.get(isNameOfferedAtom)).to.equal(false);
    });
  }

  it('is not offered on other networks', async () => {
    const { store, connect, wallet } = await startNaming({ config: { features } });
    await connect(wallet, { network: SOLANA, accounts: [`${SOLANA}:7xKX`] });
    await settled();
    expect(store.get(isNameOfferedAtom)).to.equal(false);
  });
});

describe('the form for a name', () => {
  it('begins empty, and tells analytics', async () => {
    const { flow, views, tracked } = await atNameForm();
    expect(flow()).to.deep.equal({ step: 'empty', failure: undefined });
    expect(views()).to.deep.equal(['AccountSettings', 'ChooseAccountName', 'RegisterAccountName']);
    expect(tracked).to.deep.equal([{ event: 'OPEN_ENS_FLOW', properties: { isSmartAccount: false } }]);
  });

  it('looks a name up half a second after the last letter, and suggests others at the same time', async () => {
    const { store, flow, clock, naming } = await atNameForm();
    for (const text of ['alic', 'alice', 'alice-1']) {
      store.set(typeNameAtom, text);
      await settled();
      clock.move(499);
    }
    await settled();
    expect(naming.log).to.deep.equal([]);
    expect(flow()).to.include({ step: 'checking', name: 'alice-1' });
    clock.move(1);
    await settled();
    expect(naming.log).to.deep.equal(['look up alice-1', 'suggest alice-1']);
    expect(flow()).to.include({ step: 'free', name: 'alice-1' });
  });

  it('asks nobody about what cannot be a name', async () => {
    const { fill, flow, naming } = await atNameForm();
    for (const [text, problem] of [
      ['ab', 'short'],
      ['al.ice', 'characters'],
      ['алиса', 'characters'],
      ['a'.repeat(65), 'long'],
    ] as const) {
      await fill(text);
      expect(flow()).to.include({ step: 'invalid', problem });
    }
    expect(naming.log).to.deep.equal([]);
  });

  it('never shows a late answer about another name', async () => {
    const naming = fakeNaming();
    const late = deferred<boolean>();
    naming.held.set('alice', late);
    const { fill, flow } = await atNameForm({ naming });
    await fill('alice');
    await fill('bobby');
    expect(flow()).to.include({ step: 'free', name: 'bobby' });
    late.resolve(true);
    await settled();
    expect(flow()).to.include({ step: 'free', name: 'bobby' });
  });

  it('suggests names that are free and can be registered, and takes one without another look', async () => {
    const { store, fill, flow, naming } = await atNameForm({ naming: fakeNaming('taken') });
    await fill('taken');
    expect(flow()).to.deep.include({ step: 'taken', name: 'taken', suggestions: ['free-one', 'free-two'] });
    store.set(chooseNameAtom, 'free-one');
    await settled();
    expect(flow()).to.include({ step: 'free', name: 'free-one' });
    expect(naming.log).to.deep.equal(['look up taken', 'suggest taken']);
  });

  it('suggests ten names at most, of which those that are taken are none', async () => {
    const naming = fakeNaming('taken');
    naming.suggestions = Array.from({ length: 24 }, (_, at) => ({
      name: `name-${at}`,
      isRegistered: at % 2 === 0,
    }));
    const { fill, flow } = await atNameForm({ naming });
    await fill('taken');
    const { suggestions } = flow() as { suggestions?: readonly string[] };
    expect(suggestions?.join(' ')).to.equal(
      'name-1 name-3 name-5 name-7 name-9 name-11 name-13 name-15 name-17 name-19',
    );
  });

  it('says that a name is taken even if the suggestions fail', async () => {
    const naming = fakeNaming('taken');
    naming.suggestions = new WalletModalError('chain_api_failed', 'Error fetching name suggestions');
    const { fill, flow, host } = await atNameForm({ naming });
    await fill('taken');
    expect(flow()).to.deep.include({ step: 'taken', suggestions: undefined });
    expect(host).to.deep.equal(['report chain_api_failed']);
  });

  it('can look again after nobody answered', async () => {
    const naming = fakeNaming();
    const silent = deferred<boolean>();
    naming.held.set('alice', silent);
    const { store, fill, flow, clock } = await atNameForm({ naming });
    await fill('alice');
    silent.reject(new WalletModalError('chain_api_failed', 'Error resolving name'));
    await settled();
    expect(flow()).to.include({ step: 'unchecked', name: 'alice' });
    naming.held.clear();
    store.set(retryNameAtom);
    clock.move(500);
    await settled();
    expect(flow()).to.include({ step: 'free', name: 'alice' });
    expect(store.get(nameDraftAtom).text).to.equal('alice');
  });

  it('says that there is a name already when it becomes known', async () => {
    const told = deferred<{ name: string | undefined; image: undefined }>();
    const { fill, flow, submit, naming } = await atNameForm({ profile: () => told.promise });
    await fill('alice');
    told.resolve({ name: 'mine.wcn.id', image: undefined });
    await settled();
    expect(flow()).to.deep.equal({ step: 'owned', name: 'mine.wcn.id' });
    await submit();
    expect(naming.asked.length).to.equal(0);
  });
});

/** A visitor who has submitted a free name. */
async function submitted() {
  const here = await atNameForm();
  await here.fill('Alice');
  await here.submit();
  const [question] = here.naming.asked;
  if (!question) throw new Error('The wallet was not asked.');
  const answer = async (registration: RegistrationOutcome) => {
    question.sign();
    question.resolve(registration);
    await settled();
  };
  const refuse = async (code: ErrorCode, text = 'No.') => {
    question.reject(new WalletModalError(code, text));
    await settled();
  };
  const failure = () => {
    const flow = here.flow();
    const { kind, error } = ('failure' in flow && flow.failure) || {};
    return [flow.step, kind, error?.shortMessage];
  };
  return { ...here, question, answer, refuse, failure };
}

const refused = (text: string) => new WalletModalError('name_refused', text);

describe('registering a name', () => {
  it('asks the wallet, then the service, and leads to success', async () => {
    const { question, flow, answer, views, store, tracked, host } = await submitted();
    expect(question.what).to.equal(`alice ${ONE}:${ALICE}`);
    expect(flow()).to.deep.equal({ step: 'signing', name: 'alice' });
    question.sign();
    expect(flow()).to.deep.equal({ step: 'registering', name: 'alice' });
    await answer({ result: 'registered' });
    expect(flow())
      .to.deep.include({ step: 'done', name: 'alice', account: `${ONE}:${ALICE}` })
      .and.to.have.property('at');
    expect(views()).to.deep.equal(['RegisterAccountNameSuccess']);
    expect(store.get(nameDraftAtom).text).to.equal('');
    expect(host).to.deep.equal([]);
    const properties = { isSmartAccount: false, ensName: 'alice' };
    expect(tracked.slice(1)).to.deep.equal([
      { event: 'REGISTER_NAME_INITIATED', properties },
      { event: 'REGISTER_NAME_SUCCESS', properties },
    ]);
  });

  it('shows the name in the account and on the button at once, and for this account only', async () => {
    const { answer, store, connect, wallet } = await submitted();
    await answer({ result: 'registered' });
    expect(store.get(profileAtom).name).to.equal('alice.wcn.id');
    expect(store.get(publicStateAtom).name).to.equal('alice.wcn.id');
    await connect(wallet, facts(ONE, BOB, ALICE));
    await settled();
    expect(store.get(publicStateAtom).name).to.equal(undefined);
    await connect(wallet, facts(ONE, ALICE.toLowerCase()));
    expect(store.get(publicStateAtom).name).to.equal('alice.wcn.id');
  });

  for (const [what, code, kind] of [
    ['declines', 'user_rejected', 'declined'],
    ['stops it', 'aborted', 'stopped'],
    ['has a wallet that cannot sign', 'method_not_supported', 'unsupported'],
    ['is on an unknown network', 'network_not_found', 'other'],
    ['has a wallet that fails', 'wallet_failed', 'other'],
    ['gets no answer', 'chain_api_failed', 'unanswered'],
  ] as const) {
    it(`leads back to the form, with everything in it, when the visitor ${what}`, async () => {
      const { refuse, failure, views, store, tracked } = await submitted();
      await refuse(code);
      expect(failure()).to.deep.equal(['free', kind, 'No.']);
      expect(views().at(-1)).to.equal('RegisterAccountName');
      expect(store.get(nameDraftAtom).text).to.equal('Alice');
      const properties = { isSmartAccount: false, ensName: 'alice', error: code };
      expect(tracked.at(-1)).to.deep.equal({ event: 'REGISTER_NAME_ERROR', properties });
    });
  }

  for (const [isSlow, kind] of [
    [true, 'tooOld'],
    [false, 'clock'],
  ] as const) {
    it(`can be signed again when the service finds the time too old (${kind})`, async () => {
      const { answer, failure, submit, naming } = await submitted();
      await answer({ result: 'tooOld', isSlow, error: refused('Too old.') });
      expect(failure()).to.deep.equal(['free', kind, 'Too old.']);
      await submit();
      expect(naming.asked.map(({ what }) => what)).to.deep.equal([
        `alice ${ONE}:${ALICE}`,
        `alice ${ONE}:${ALICE}`,
      ]);
    });
  }

  it('looks the name up again when the service refuses it, because somebody may have been faster', async () => {
    const { answer, failure, naming, clock, flow } = await submitted();
    naming.taken.add('alice');
    await answer({ result: 'refused', error: refused('Name is already registered.') });
    expect(failure()).to.deep.equal(['checking', 'refused', 'Name is already registered.']);
    clock.move(500);
    await settled();
    expect(failure()).to.deep.equal(['taken', 'refused', 'Name is already registered.']);
    expect(flow()).to.deep.include({ suggestions: ['free-one', 'free-two'] });
  });

  it('forgets the reason when another name is typed', async () => {
    const { refuse, failure, fill } = await submitted();
    await refuse('user_rejected');
    await fill('alice-2');
    expect(failure()).to.deep.equal(['free', undefined, undefined]);
  });

  it('ends when the visitor leaves before they have signed', async () => {
    const { store, flow, naming, views } = await submitted();
    store.set(goBackAtom);
    await settled();
    expect(flow()).to.include({ step: 'free', name: 'alice', failure: undefined });
    naming.asked[0]?.resolve({ result: 'registered' });
    await settled();
    expect(views().at(-1)).to.equal('ChooseAccountName');
    expect(store.get(profileAtom).name).to.equal(undefined);
  });

  it('counts, and is said, when the visitor leaves after they have signed', async () => {
    const naming = fakeNaming();
    const registration = deferred<RegistrationOutcome>();
    naming.register = async (_name, _account, { onSigned }) => {
      onSigned();
      return registration.promise;
    };
    const { store, fill, submit, views } = await atNameForm({ naming });
    await fill('alice');
    await submit();
    store.set(goBackAtom);
    registration.resolve({ result: 'registered' });
    await settled();
    expect(views().at(-1)).to.equal('ChooseAccountName');
    expect(store.get(profileAtom).name).to.equal('alice.wcn.id');
    expect(store.get(snackbarAtom)?.text).to.deep.equal({
      key: 'names.registered',
      params: { name: 'alice.wcn.id' },
    });
  });
});
