import { mock } from 'node:test';
import { expect } from 'chai';
import { loadInTime } from '../../src/locales/loadInTime.js';
import { deferred, rejection } from '../support/promises.js';

const DEADLINE_MS = 8_000;

describe('a part of a language', () => {
  let answers: ReturnType<typeof deferred<string>>[] = [];
  const ask = () => {
    const answer = deferred<string>();
    answers.push(answer);
    return answer.promise;
  };
  beforeEach(() => {
    answers = [];
    mock.timers.enable({ apis: ['setTimeout'] });
  });
  afterEach(() => mock.timers.reset());

  it('is asked for once, and kept', async () => {
    const load = loadInTime(ask);
    const all = [load(), load()];
    answers[0]?.resolve('de');
    expect(await Promise.all([...all, load()])).to.deep.equal(['de', 'de', 'de']);
    mock.timers.tick(DEADLINE_MS);
    expect(await load()).to.equal('de');
    expect(answers).to.have.length(1);
  });

  it('fails after the deadline, then at once, until it has come after all', async () => {
    const load = loadInTime(ask);
    const first = rejection(load());
    mock.timers.tick(DEADLINE_MS);
    await first;
    await rejection(load());
    answers[0]?.resolve('de');
    await answers[0]?.promise;
    expect(await load()).to.equal('de');
    expect(answers).to.have.length(1);
  });

  it('may take until the deadline', async () => {
    const load = loadInTime(ask);
    const first = load();
    mock.timers.tick(DEADLINE_MS - 1);
    answers[0]?.resolve('de');
    expect(await first).to.equal('de');
  });

  for (const when of ['before', 'after'] as const) {
    it(`that failed ${when} the deadline is asked for again`, async () => {
      const load = loadInTime(ask);
      const first = rejection(load());
      if (when === 'after') mock.timers.tick(DEADLINE_MS);
      answers[0]?.reject(new Error('offline'));
      await first;
      await answers[0]?.promise.catch(() => undefined);
      const second = load();
      answers[1]?.resolve('de');
      expect(await second).to.equal('de');
      expect(answers).to.have.length(2);
    });
  }
});
