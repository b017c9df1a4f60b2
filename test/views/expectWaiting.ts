import { expect } from 'chai';

/** Expects the back button and the wallet's waiting button side by side, each on one line, in a card of 360 px. */
export function expectWaiting(root: ShadowRoot): void {
  (root.host as HTMLElement).style.inlineSize = '360px';
  const buttons = [...root.querySelectorAll('button')];
  const waiting = buttons.find((one) => one.textContent === 'Confirm in your wallet');
  const back = waiting?.previousElementSibling;
  expect(waiting?.getAttribute('aria-busy')).to.equal('true');
  expect(back?.textContent).to.equal('Go back');
  const [left, right] = [back, waiting].map((one) => one?.getBoundingClientRect());
  expect([left?.top, left?.height]).to.deep.equal([right?.top, right?.height]);
  expect(waiting?.querySelector(':scope > span:last-child')?.getClientRects().length).to.equal(1);
  expect(right?.height).to.be.within(44, 48);
  expect(right?.width).to.be.greaterThan(left?.width ?? Number.POSITIVE_INFINITY);
}
