import { expect } from 'chai';
import { leaseLocks, webLocks } from '../../../src/lib/browser/tabLocks.js';
import { memoryStorage, safeStorage } from '../../../src/lib/safeStorage.js';
import { fakeClock } from '../../support/fakeClock.js';
import { deferred, settled, until } from '../../support/promises.js';

/** A tab that records whether it leads. */
function tab(prefix: string, visible = true) {
  const listeners = new Set<() => void>();
  const locks = webLocks(navigator.locks, prefix, {
    isVisible: () => visible,
    onLook(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  });
  const state = { isLeading: false };
  return {
    locks,
    state,
    lead: () =>
      locks.lead('lead', () => {
        state.isLeading = true;
        return () => {
          state.isLeading = false;
        };
      }),
    show() {
      for (const listener of listeners) listener();
    },
  };
}

describe('the browser’s locks', () => {
  let prefix: string;
  beforeEach(() => {
    prefix = `test/${Math.floor(performance.now() * 1000)}/`;
  });

  it('let one tab lead, and the next when it ends', async () => {
    const [one, two] = [tab(prefix, false), tab(prefix, false)];
    const end = one.lead();
    await until(() => one.state.isLeading, 'the first tab');
    const endTwo = two.lead();
    await settled();
    expect(two.state.isLeading).to.equal(false);
    end();
    await until(() => two.state.isLeading, 'the second tab');
    expect(one.state.isLeading).to.equal(false);
    endTwo();
    await until(() => !two.state.isLeading, 'the end');
  });

  it('give the lead to the tab that becomes visible, and back when it ends', async () => {
    const [one, two] = [tab(prefix, false), tab(prefix, false)];
    const end = one.lead();
    await until(() => one.state.isLeading, 'the first tab');
    const endTwo = two.lead();
    two.show();
    await until(() => two.state.isLeading && !one.state.isLeading, 'the second tab');
    endTwo();
    await until(() => one.state.isLeading, 'the first tab again');
    end();
    await until(() => !one.state.isLeading, 'the end');
  });

  it('tell whether any tab holds a name', async () => {
    const [one, two] = [tab(prefix), tab(prefix)];
    const task = deferred();
    one.locks.hold('name', task.promise);
    await settled();
    expect(await two.locks.isHeld('name')).to.equal(true);
    expect(await two.locks.isHeld('other')).to.equal(false);
    task.reject(new Error('Declined'));
    await settled();
    await settled();
    expect(await two.locks.isHeld('name')).to.equal(false);
  });

  it('keep two tabs from running at once', async () => {
    const [one, two] = [tab(prefix), tab(prefix)];
    const log: string[] = [];
    const task = deferred();
    const first = one.locks.exclusively('list', async () => {
      await task.promise;
      log.push('first');
    });
    const second = two.locks.exclusively('list', async () => log.push('second'));
    await settled();
    task.resolve();
    await Promise.all([first, second]);
    expect(log).to.deep.equal(['first', 'second']);
  });
});

describe('a lease in the storage', () => {
  it('lets one tab lead, and another when it is not renewed', async () => {
    const storage = safeStorage(memoryStorage(), () => undefined);
    const clock = fakeClock();
    const state = { one: false, two: false };
    const follow = (name: keyof typeof state) => () => {
      state[name] = true;
      return () => {
        state[name] = false;
      };
    };
    const end = leaseLocks(storage, clock, 'lease').lead('lead', follow('one'));
    await settled();
    // A tab whose clock has stopped doesn't renew its lease, like a closed one.
    const other = fakeClock(clock.now());
    const endTwo = leaseLocks(storage, other, 'lease').lead('lead', follow('two'));
    await settled();
    expect(state).to.deep.equal({ one: true, two: false });
    for (let passed = 0; passed < 20_000; passed += 5_000) {
      other.move(5_000);
      await settled();
    }
    expect(state.two).to.equal(true);
    clock.move(5_000);
    await settled();
    expect(state.one).to.equal(false);
    end();
    endTwo();
    await settled();
    expect(state).to.deep.equal({ one: false, two: false });
  });
});
