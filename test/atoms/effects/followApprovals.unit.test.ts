import { expect } from 'chai';
import { followApprovals } from '../../../src/atoms/effects/followApprovals.js';
import type { Services } from '../../../src/atoms/hostServices.js';
import { setOpenAtom } from '../../../src/atoms/openModal.js';
import {
  goBackAtom,
  historyAtom,
  popTransactionAtom,
  pushAtom,
  pushTransactionAtom,
} from '../../../src/atoms/router.js';
import { isShakingAtom } from '../../../src/atoms/shake.js';
import { approvalsAtom } from '../../../src/atoms/signIn/approvals.js';
import { snackbarAtom } from '../../../src/atoms/snackbarMessage.js';
import { fakeBridge } from '../fakeBridge.js';
import { world } from '../fakes.js';

const ACTION_NOT_ALLOWED_DELAY_MS = 300;

const method = 'personal_sign';
const answered = { method, type: 'answered', kind: 'RPC_RESPONSE_OBJECT', response: '0x' } as const;
const failed = { method, type: 'failed', error: new Error('No') } as const;

function setUp(services: Partial<Services> = {}) {
  const frame = fakeBridge();
  const here = world({ services });
  here.start((store, all) => followApprovals(store, all, frame.bridge));
  const ask = (id = 1) => frame.tell({ id, method, type: 'asked' });
  const views = () => here.store.get(historyAtom).map(({ view }) => view);
  return { ...here, frame, ask, views };
}

describe('an approval', () => {
  for (const [what, event] of [
    ['allowed', answered],
    ['declined', failed],
  ] as const) {
    it(`opens the modal, which closes when it was ${what}`, async () => {
      const { ask, frame, views, host, store } = setUp();
      await ask();
      expect(host).to.deep.equal(['open undefined']);
      expect(views()).to.deep.equal(['ApproveTransaction']);
      expect(store.get(approvalsAtom)).to.deep.equal([{ id: 1, method }]);
      await frame.tell({ id: 1, ...event });
      expect(host).to.deep.equal(['open undefined', 'close approval']);
      expect(frame.aborted()).to.equal(0);
    });
  }

  it('opens on top of the current view, and returns to it', async () => {
    const { open, ask, frame, views, host } = setUp();
    open('Networks');
    await ask();
    expect(views()).to.deep.equal(['Networks', 'ApproveTransaction']);
    await frame.tell({ id: 1, ...answered });
    expect(views()).to.deep.equal(['Networks']);
    expect(host).to.deep.equal([]);
  });

  it('replaces the view that began a transaction, and leaves its end to whoever began it', async () => {
    const { open, store, ask, frame, views } = setUp();
    open('Networks');
    store.set(pushAtom, { view: 'WhatIsANetwork' });
    store.set(pushTransactionAtom, { view: 'Account', goBack: false, replace: true });
    await ask();
    expect(views()).to.deep.equal(['Networks', 'ApproveTransaction']);
    await frame.tell({ id: 1, ...answered });
    expect(views()).to.deep.equal(['Networks', 'ApproveTransaction']);
    store.set(popTransactionAtom, 'success');
    expect(views()).to.deep.equal(['Account']);
  });

  it('stays on screen until the last of several is answered', async () => {
    const { ask, frame, host } = setUp();
    await ask(1);
    await ask(2);
    await frame.tell({ id: 1, ...answered });
    expect(host).to.deep.equal(['open undefined']);
    await frame.tell({ id: 2, ...failed });
    expect(host).to.deep.equal(['open undefined', 'close approval']);
  });

  it('is rejected when the page keeps the modal closed', async () => {
    const { ask, frame } = setUp({
      host: {
        open: async () => undefined,
        close: () => undefined,
        report: () => undefined,
        track: () => undefined,
      },
    });
    await ask();
    expect(frame.aborted()).to.equal(1);
  });

  it('is rejected when the visitor closes the modal or goes back', async () => {
    const { open, ask, frame, store } = setUp();
    await ask(1);
    store.set(setOpenAtom, false);
    expect(frame.aborted()).to.equal(1);
    await frame.tell({ id: 1, ...failed });
    open('Networks');
    await ask(2);
    store.set(goBackAtom);
    expect(frame.aborted()).to.equal(2);
  });

  it('shows a message in an open modal when the request is not allowed', async () => {
    const { open, frame, store, clock } = setUp();
    await frame.tell({ id: 1, method: 'eth_sign', type: 'refused' });
    clock.move(ACTION_NOT_ALLOWED_DELAY_MS);
    expect(store.get(snackbarAtom)).to.equal(null);
    open('Networks');
    await frame.tell({ id: 2, method: 'eth_sign', type: 'refused' });
    clock.move(ACTION_NOT_ALLOWED_DELAY_MS);
    expect(store.get(snackbarAtom)?.text).to.deep.equal({ key: 'snackbar.actionNotAllowed' });
    expect(store.get(isShakingAtom)).to.equal(true);
  });
});
