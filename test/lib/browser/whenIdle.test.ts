import { expect } from 'chai';
import { whenIdle } from '../../../src/lib/browser/whenIdle.js';

describe('whenIdle', () => {
  const own = window.requestIdleCallback;
  afterEach(() => {
    window.requestIdleCallback = own;
  });

  it('runs when the browser is idle', () => new Promise<void>((resolve) => whenIdle(resolve)));

  it('runs within seconds on a page that never rests', async () => {
    let deadline = Number.POSITIVE_INFINITY;
    const ran = new Promise<string>((resolve) => {
      // A busy browser runs it at the deadline, if there is one.
      window.requestIdleCallback = (run, { timeout = Number.POSITIVE_INFINITY } = {}) => {
        deadline = timeout;
        if (timeout < Number.POSITIVE_INFINITY) run({ didTimeout: true, timeRemaining: () => 0 });
        return 1;
      };
      whenIdle(() => resolve('ran'));
    });
    expect(await ran).to.equal('ran');
    expect(deadline).to.be.within(1_000, 5_000);
  });

  it('runs where a named element stands in for the function', () =>
    new Promise<void>((resolve) => {
      Object.assign(window, { requestIdleCallback: document.createElement('form') });
      whenIdle(resolve);
    }));
});
