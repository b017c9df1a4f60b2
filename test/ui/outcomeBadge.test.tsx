import { expect } from 'chai';
import type { ReactNode } from 'react';
import { Notice } from '../../src/ui/Notice.js';
import { OutcomeBadge } from '../../src/ui/OutcomeBadge.js';
import { Snackbar } from '../../src/ui/Snackbar.js';
import { StatusRing } from '../../src/ui/StatusRing.js';
import { cleanUp, mount } from './mount.js';

const AMBER = 'rgb(240, 180, 41)';
const RED = 'rgb(255, 138, 145)';
const GREEN = 'rgb(61, 219, 127)';

const colours = { declined: AMBER, unknown: AMBER, failed: RED, done: GREEN } as const;
type Outcome = keyof typeof colours;
const outcomes = Object.keys(colours) as Outcome[];

const mountDark = (node: ReactNode) => mount(node, { 'theme-mode': 'dark' }).root;

/** The sign of an outcome: its shape, and its colour in the dark theme. */
function signIn(root: ShadowRoot) {
  const sign = root.querySelector('path')?.closest('span') as HTMLElement;
  return {
    shape: sign.querySelector('path')?.getAttribute('d'),
    colour: getComputedStyle(sign).backgroundColor,
  };
}

describe('the outcome of a step', () => {
  afterEach(cleanUp);

  for (const outcome of outcomes)
    it(`looks the same in a notice, a ring and a message: ${outcome}`, () => {
      const { shape, colour } = signIn(mountDark(<OutcomeBadge outcome={outcome} />));
      expect(colour).to.equal(colours[outcome]);
      const variant = { done: 'success', failed: 'error', declined: 'declined', unknown: undefined }[
        outcome
      ] as 'success' | undefined;
      for (const piece of [
        <Notice key="notice" tone={outcome} title="Title" />,
        <StatusRing key="ring" status={outcome}>
          {null}
        </StatusRing>,
        variant && <Snackbar key="message" message={{ variant, text: 'Title' }} />,
      ]) {
        if (piece) expect(signIn(mountDark(piece))).to.deep.equal({ shape, colour });
      }
    });

  it('is told apart without colour', () => {
    const shapes = outcomes.map((outcome) => signIn(mount(<OutcomeBadge outcome={outcome} />).root).shape);
    expect(new Set(shapes).size).to.equal(4);
  });
});
