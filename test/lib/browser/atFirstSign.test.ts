import { expect } from 'chai';
import { atFirstSign } from '../../../src/lib/browser/atFirstSign.js';
import { settled, until } from '../../support/promises.js';

/** Waits for a sign of the visitor, for at most `delay` ms. `runs` is the number of runs. */
function setUp(delay: number) {
  let runs = 0;
  const cancel = atFirstSign(() => {
    runs += 1;
  }, delay);
  return { cancel, runs: () => runs };
}

const LONG = 600_000;
const act = (type: string) => document.body.dispatchEvent(new Event(type, { bubbles: true }));

describe('what waits for a sign of the visitor', () => {
  for (const sign of ['pointermove', 'pointerdown', 'keydown']) {
    it(`runs once after ${sign}, even if the page keeps the event`, async () => {
      const { runs } = setUp(LONG);
      document.body.addEventListener(sign, (event) => event.stopPropagation(), { once: true });
      act(sign);
      act('keydown');
      await until(runs, 'the run');
      act(sign);
      await settled();
      expect(runs()).to.equal(1);
    });
  }

  it('runs without one after its delay', async () => {
    const { runs } = setUp(5);
    await until(runs, 'the run');
  });

  it('does not run once it is canceled, not even after a sign', async () => {
    const { cancel, runs } = setUp(5);
    act('keydown');
    cancel();
    const later = setUp(20);
    await until(later.runs, 'what was set up later');
    expect(runs()).to.equal(0);
  });
});
