import { expect } from 'chai';
import { systemClock } from '../../src/lib/clock.js';
import { wait } from '../../src/lib/wait.js';
import { fakeClock } from '../support/fakeClock.js';
import { type Deferred, deferred, isPending, rejection } from '../support/promises.js';

const never = new Promise<never>(() => undefined);

/** A signal that counts its listeners. */
function countedSignal() {
  const controller = new AbortController();
  const { signal } = controller;
  const counts = { listeners: 0 };
  const add = signal.addEventListener.bind(signal);
  const remove = signal.removeEventListener.bind(signal);
  signal.addEventListener = (...args: Parameters<typeof add>) => {
    counts.listeners += 1;
    add(...args);
  };
  signal.removeEventListener = (...args: Parameters<typeof remove>) => {
    counts.listeners -= 1;
    remove(...args);
  };
  return { controller, signal, counts };
}

describe('wait', () => {
  it('settles like the promise', async () => {
    const clock = fakeClock();
    expect(await wait(Promise.resolve(7), { clock, what: 'It' })).to.equal(7);
    const error = new Error('own');
    expect(await rejection(wait(Promise.reject(error), { clock, what: 'It' }))).to.equal(error);
  });

  it('waits forever without a deadline', async () => {
    const clock = fakeClock();
    const waiting = wait(never, { clock, what: 'It' });
    clock.move(1e9);
    expect(await isPending(waiting)).to.equal(true);
  });

  it('rejects at the deadline, not before', async () => {
    const clock = fakeClock();
    const waiting = wait(never, { clock, what: 'The wallet', deadlineMs: 100 });
    clock.move(99);
    expect(await isPending(waiting)).to.equal(true);
    clock.move(1);
    expect(await rejection(waiting)).to.include({
      code: 'timeout',
      message: 'The wallet did not answer in time.',
    });
  });

  it('rejects when the signal aborts, with its reason as the cause', async () => {
    const controller = new AbortController();
    const waiting = wait(never, { clock: fakeClock(), what: 'It', signal: controller.signal });
    controller.abort('left');
    expect(await rejection(waiting)).to.include({ code: 'aborted', cause: 'left' });
  });

  it('rejects at once when the signal is already aborted', async () => {
    for (const promise of [never, Promise.resolve(7), Promise.reject(new Error('late'))]) {
      const waiting = wait(promise, { clock: fakeClock(), what: 'It', signal: AbortSignal.abort() });
      expect(await rejection(waiting)).to.include({ code: 'aborted' });
    }
  });

  it('ignores a late answer', async () => {
    const clock = fakeClock();
    for (const settle of ['resolve', 'reject'] as const) {
      const answer = deferred<never>();
      const waiting = wait(answer.promise, { clock, what: 'It', deadlineMs: 10 });
      clock.move(10);
      answer[settle](new Error('late') as never);
      expect(await rejection(waiting)).to.include({ code: 'timeout' });
    }
  });

  for (const [how, run] of [
    ['an answer', (end: Deferred<void>) => end.resolve()],
    ['a rejection', (end: Deferred<void>) => end.reject(new Error('no'))],
    ['an abort', (_: unknown, controller: AbortController) => controller.abort()],
  ] as const) {
    it(`leaves no timer and no listener after ${how}`, async () => {
      const clock = fakeClock();
      const { controller, signal, counts } = countedSignal();
      const end = deferred();
      const waiting = wait(end.promise, { clock, what: 'It', signal, deadlineMs: 100 });
      expect(counts.listeners).to.equal(1);
      run(end, controller);
      await waiting.catch(() => undefined);
      expect(counts.listeners).to.equal(0);
      expect(clock.waiting).to.equal(0);
    });
  }
});

describe('systemClock', () => {
  it('runs once after a delay, and never when cancelled', async () => {
    let runs = 0;
    const cancel = systemClock.after(0, () => {
      runs += 100;
    });
    cancel();
    await new Promise<void>((resolve) => {
      systemClock.after(1, () => {
        runs += 1;
        resolve();
      });
    });
    expect(runs).to.equal(1);
    expect(systemClock.now()).to.be.closeTo(Date.now(), 1_000);
  });
});
