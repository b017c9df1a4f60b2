import { expect } from 'chai';
import { WalletModalError } from '../../src/index.js';
import { rejection, until } from '../support/promises.js';
import {
  addWallet,
  connectedModal,
  heardBy,
  loadInterface,
  type Modal,
  makeModal,
  warnings,
} from './support.js';

loadInterface();

/** Objects that can't be converted to text. */
const NO_TEXTS: readonly [what: string, value: unknown][] = [
  ['an object without a prototype', Object.create(null)],
  [
    'an object whose text throws',
    {
      toString() {
        throw new Error('no text');
      },
    },
  ],
  ['a symbol', Symbol('none')],
];

const waitBriefly = () => until(() => false, 'an answer', 2_000);

const throwing = {
  get namespace(): 'eip155' {
    throw new Error('unreadable');
  },
};

/** Mistakes of pages: the wrong kind of value, in any place. */
const calls: readonly [what: string, call: (modal: Modal, value: unknown) => Promise<unknown>][] = [
  ['connect(…)', (modal, value) => modal.connect(value as never)],
  ['connect({ signal })', (modal, value) => modal.connect({ signal: value as never })],
  ['connect({ namespace })', (modal, value) => modal.connect({ namespace: value as never })],
  ['connect({ wallet })', (modal, value) => modal.connect({ wallet: value as never })],
  ['disconnect(…)', (modal, value) => modal.disconnect(value as never)],
  ['disconnect({ namespace })', (modal, value) => modal.disconnect({ namespace: value as never })],
  ['switchNetwork(…)', (modal, value) => modal.switchNetwork(value as never)],
];

/** Values that are wrong only in some places: an object is valid as options, and null means no options. */
const wrong = (what: string) => [
  ...(/\(…/.test(what) && !what.startsWith('switch') ? [] : NO_TEXTS),
  ...(what.includes('{') ? [] : [['null', null] as const]),
  ['a number', 5] as const,
];

describe('a call with a wrong argument', () => {
  for (const [what, call] of calls) {
    for (const [kind, value] of wrong(what)) {
      it(`${what} with ${kind} rejects with a code, and everything else goes on`, async () => {
        const modal = makeModal();
        // Without a check, connecting would wait for the visitor.
        const error = await rejection(Promise.race([call(modal, value), waitBriefly()]));
        expect(error).to.be.instanceOf(WalletModalError);
        expect((error as WalletModalError).code).to.equal(
          what.startsWith('switch') ? 'network_not_found' : 'request_invalid',
        );
        await modal.show();
        expect(modal.state.open).to.equal(true);
        modal.close();
        await until(() => !modal.state.open);
        await modal.disconnect();
        expect(modal.state.status).to.equal('disconnected');
      });
    }
  }

  it('that throws when it is read rejects with a code', async () => {
    const modal = makeModal();
    for (const call of [() => modal.connect(throwing), () => modal.disconnect(throwing)])
      expect(await rejection(call())).to.include({ name: 'WalletModalError', code: 'request_invalid' });
  });

  it('names what was wrong', async () => {
    const modal = makeModal();
    const error = await rejection(modal.connect({ namespace: 'evm' as never }));
    expect((error as Error).message).to.equal(
      'What was asked cannot be read. "namespace" must be eip155 or solana.',
    );
  });

  it('disconnects nobody', async () => {
    const modal = await connectedModal(addWallet());
    await rejection(modal.disconnect({ namespace: 'evm' as never }));
    expect(modal.state.status).to.equal('connected');
  });

  for (const [kind, value] of [...NO_TEXTS, ['an event', new Event('click')] as const]) {
    it(`show(…) with ${kind} opens the default view and says so`, async () => {
      const modal = makeModal();
      const heard = heardBy(modal);
      const said = warnings();
      await modal.show(value as never);
      expect(modal.state).to.include({ open: true, view: 'Connect' });
      await until(() => said.length === 1);
      expect(said[0]).to.contain('config_invalid: The modal cannot open with this view.');
      expect(heard.filter(([name]) => name === 'wallet-error')).to.have.length(1);
      await modal.show(value as never);
      modal.close();
      await until(() => !modal.state.open);
    });
  }
});
