import { expect } from 'chai';
import { rejection, settled } from '../../support/promises.js';
import { type Answer, answering } from './answering.js';

const ALICE = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const { signal } = new AbortController();

const SIGNED = {
  name: 'alice',
  coinType: 2147483649,
  address: ALICE,
  message: '{"name":"alice.wcn.id","attributes":{},"timestamp":1726000123}',
  signature: '0xabcd',
};

const isRegistered = (answer: Answer) => answering(answer).api.isNameRegistered('alice.wcn.id', signal);
const suggestionsIn = (answer: Answer) => answering(answer).api.nameSuggestions('alice', signal);
const refused = (field: string, description: unknown, status = 400) => ({
  status,
  body: JSON.stringify({ status: 'FAILED', reasons: [{ field, description }] }),
});

interface Failure {
  readonly code: string;
  readonly shortMessage: string;
  readonly details?: string;
}

describe('whether a name is registered', () => {
  for (const [what, answer, expected] of [
    [
      'with its addresses',
      '{"name":"alice.wcn.id","addresses":{},"registered_at":"2026-01-05T12:00:00Z"}',
      true,
    ],
    ['without addresses', '{"name":"alice.wcn.id"}', true],
    ['an empty list', '[]', false],
    ['404', { status: 404 }, false],
  ] as [string, Answer, boolean][]) {
    it(`is ${expected} if the answer is ${what}`, async () =>
      expect(await isRegistered(answer)).to.equal(expected));
  }

  for (const answer of ['null', '[{"name":"alice.wcn.id"}]', '{}', '"alice"', '{', '', { status: 403 }]) {
    it(`is unknown if the answer is ${JSON.stringify(answer)}`, async () =>
      expect(await rejection<Failure>(isRegistered(answer))).to.include({
        code: 'chain_api_failed',
        shortMessage: 'Error resolving name',
      }));
  }
});

describe('suggested names', () => {
  it('lose their zone, and keep whether somebody has them', async () => {
    const list = [
      { name: 'alice.wcn.id', registered: true },
      { name: 'alice-2.wcn.id', registered: false },
      { name: 'alicia', registered: false },
    ];
    expect(await suggestionsIn(JSON.stringify({ suggestions: list }))).to.deep.equal([
      { name: 'alice', isRegistered: true },
      { name: 'alice-2', isRegistered: false },
      { name: 'alicia', isRegistered: false },
    ]);
  });

  it('are without those that are broken, in other zones or in other letters', async () => {
    const names = ['alice.example.id', 'аlice.wcn.id', 'Alice.wcn.id', '<b>.wcn.id', 'a.wcn.id', '.wcn.id'];
    const broken = [null, 7, {}, { name: 'alice.wcn.id' }, { name: 7, registered: false }];
    names.push('alice-1.wcn.id', 'alice-2.wcn.id');
    const list = [...broken, ...names.map((name) => ({ name, registered: false }))];
    const found = await suggestionsIn(JSON.stringify({ suggestions: list }));
    expect(found.map(({ name }) => name)).to.deep.equal(['alice-1', 'alice-2']);
  });

  for (const answer of ['[]', '{"suggestions":{}}', 'null', '{', { status: 404 }]) {
    it(`fail with the answer ${JSON.stringify(answer)}`, async () =>
      expect(await rejection<Failure>(suggestionsIn(answer))).to.include({
        code: 'chain_api_failed',
        shortMessage: 'Error fetching name suggestions',
      }));
  }
});

describe('the names of an address', () => {
  it('fail in the words of the service, if it has any', async () => {
    const ask = (answer: Answer) => answering(answer).api.reverseName(ALICE, { sender: ALICE, signal });
    const described = ask(refused('address', 'The address provided is invalid'));
    expect((await rejection<Failure>(described)).shortMessage).to.equal('The address provided is invalid');
    expect((await rejection<Failure>(ask({ status: 403 }))).shortMessage).to.equal(
      'Error fetching names for address',
    );
  });
});

describe('registering a name', () => {
  const register = (answer: Answer) => answering(answer).api.registerName(SIGNED, signal);

  for (const answer of ['{"name":"alice.wcn.id"}', '', 'no JSON']) {
    it(`succeeds with any answer, such as ${JSON.stringify(answer)}`, async () =>
      expect(await register(answer)).to.deep.equal({ result: 'registered' }));
  }

  for (const [what, answer, result, text] of [
    [
      'the service’s reason',
      refused('name', 'Name is already registered: alice.wcn.id'),
      'refused',
      'Name is already registered: alice.wcn.id',
    ],
    [
      'the first of several reasons',
      { status: 400, body: '{"reasons":[{"field":"name","description":"One"},{"description":"Two"}]}' },
      'refused',
      'One',
    ],
    [
      'a time that is too old',
      refused('timestamp', 'Signature UNIXTIME timestamp is too old: 1726000123'),
      'tooOld',
      'Signature UNIXTIME timestamp is too old: 1726000123',
    ],
    ['a time in other words', refused('', 'Invalid timestamp'), 'tooOld', 'Invalid timestamp'],
    ['no right to the name', refused('signature', 'Wrong owner', 401), 'refused', 'Wrong owner'],
    ['hidden letters', refused('name', 'a\u202Eb'), 'refused', 'ab'],
    ['a long reason', refused('name', 'x'.repeat(5_000)), 'refused', `${'x'.repeat(199)}…`],
    ['a reason that is none', refused('name', { text: 'no' }), 'refused', 'Error registering name alice'],
    ['an empty reason', refused('name', ''), 'refused', 'Error registering name alice'],
    ['no reasons', { status: 400, body: '{"reasons":[]}' }, 'refused', 'Error registering name alice'],
    ['a page', { status: 404, body: '<html>' }, 'refused', 'Error registering name alice'],
    ['nothing', { status: 400 }, 'refused', 'Error registering name alice'],
  ] as [string, Answer, string, string][]) {
    it(`is ${result} with ${what}`, async () => {
      const given = (await register(answer)) as { result: string; error: Failure };
      expect(given.result).to.equal(result);
      expect(given.error).to.include({ code: 'name_refused', shortMessage: text, details: undefined });
    });
  }

  for (const [what, status] of [
    ['broken', 500],
    ['busy', 503],
  ] as const) {
    it(`fails if the service is ${what}, and is not tried again`, async () => {
      const { api, sent, clock } = answering({ status });
      const failure = rejection<Failure>(api.registerName(SIGNED, signal));
      await settled();
      clock.move(60_000);
      expect(await failure).to.include({
        code: 'chain_api_failed',
        shortMessage: 'Error registering name alice',
      });
      expect(sent.length).to.equal(1);
    });
  }
});
