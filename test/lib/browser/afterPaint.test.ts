import { expect } from 'chai';
import { afterPaint } from '../../../src/lib/browser/afterPaint.js';
import { settled, until } from '../../support/promises.js';

describe('afterPaint', () => {
  const own = window.requestAnimationFrame;
  afterEach(() => {
    window.requestAnimationFrame = own;
  });

  it('runs once, even in a tab without animation frames', async () => {
    let runs = 0;
    window.requestAnimationFrame = () => 0;
    afterPaint(() => {
      runs += 1;
    });
    await until(() => runs > 0, 'the run', 2_000);
    window.requestAnimationFrame = own;
    afterPaint(() => {
      runs += 1;
    });
    await until(() => runs > 1, 'the other run', 2_000);
    await settled();
    expect(runs).to.equal(2);
  });

  it('does nothing after it was cancelled', async () => {
    let runs = 0;
    afterPaint(() => {
      runs += 1;
    })();
    await new Promise<void>((resolve) => void afterPaint(resolve));
    expect(runs).to.equal(0);
  });
});
