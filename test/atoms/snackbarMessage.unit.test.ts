import { expect } from 'chai';
import {
  endSnackbarAtom,
  hideSnackbarAtom,
  type SnackbarMessage,
  showSnackbarAtom,
  snackbarAtom,
} from '../../src/atoms/snackbarMessage.js';
import { world } from './fakes.js';

/** The duration of a message, in ms. */
const TIME = 2_500;
const started: SnackbarMessage = { kind: 'success', text: 'started', about: 'a' };
const wrong: SnackbarMessage = { kind: 'error', text: 'wrong' };
const goesOn = (about: string): SnackbarMessage => ({ kind: 'loading', text: `${about} goes on`, about });
const done = (about: string): SnackbarMessage => ({ kind: 'success', text: `${about} is done`, about });
const failed = (about: string): SnackbarMessage => ({ kind: 'error', text: `${about} failed`, about });

function start() {
  const { store, clock } = world();
  const show = (...messages: readonly SnackbarMessage[]) => {
    for (const message of messages) store.set(showSnackbarAtom, message);
  };
  return { store, clock, show, text: () => store.get(snackbarAtom)?.text };
}

describe('messages about transactions', () => {
  for (const first of [started, wrong, failed('b'), { kind: 'loading', text: 'Swapping' } as const]) {
    it(`leave “${first.text}” its time`, () => {
      const { clock, show, text } = start();
      show(first, goesOn('a'));
      clock.move(TIME - 1);
      expect(text()).to.equal(first.text);
      clock.move(1);
      expect(text()).to.equal('a goes on');
    });
  }

  it('replace what says that something goes on at once', () => {
    const { show, text } = start();
    show(goesOn('a'), done('a'));
    expect(text()).to.equal('a is done');
  });

  it('wait in turn, the last word about each', () => {
    const { clock, show, text } = start();
    show(started, goesOn('a'), failed('b'), done('a'));
    clock.move(TIME);
    expect(text()).to.equal('b failed');
    clock.move(TIME);
    expect(text()).to.equal('a is done');
    clock.move(TIME);
    expect(text()).to.equal(undefined);
  });

  it('do not wait for what has no end', () => {
    const { clock, show, text } = start();
    show({ kind: 'loading', text: 'Swapping' });
    clock.move(TIME);
    expect(text()).to.equal('Swapping');
    show(done('a'));
    expect(text()).to.equal('a is done');
  });

  it('wait on while a press is answered', () => {
    const { clock, show, text } = start();
    show(started, done('a'), { kind: 'success', text: 'copied' });
    expect(text()).to.equal('copied');
    clock.move(TIME);
    expect(text()).to.equal('a is done');
  });

  it('are shown when what they wait for ends', () => {
    const { store, show, text } = start();
    show({ kind: 'loading', text: 'Confirm' }, done('a'));
    store.set(endSnackbarAtom, (message) => message.text === 'Other');
    expect(text()).to.equal('Confirm');
    store.set(endSnackbarAtom, (message) => message.text === 'Confirm');
    expect(text()).to.equal('a is done');
  });

  it('are forgotten with everything else when the modal closes', () => {
    const { store, clock, show, text } = start();
    show(started, done('a'));
    store.set(hideSnackbarAtom);
    expect(clock.waiting).to.equal(0);
    clock.move(TIME);
    expect(text()).to.equal(undefined);
  });
});
