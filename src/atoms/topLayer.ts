import { atom } from 'jotai/vanilla';
import { servicesAtom } from './hostServices.js';

/**
 * Longer than the interface needs to leave the top layer, in ms. If the interface is broken, wallets don't wait longer than
 * this.
 */
const LONGEST_WAY_MS = 500;

interface Stay {
  readonly over: Promise<void>;
  readonly end: () => void;
}

const stayCell = atom<Stay>();

function beginStay(): Stay {
  let end = () => {};
  const over = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { over, end };
}

/** Set by the interface: whether its layer is in the top layer, which makes the rest of the page unreachable. */
export const inTopLayerAtom = atom(null, (get, set, isIn: boolean) => {
  const stay = get(stayCell);
  if (isIn === (stay !== undefined)) return;
  stay?.end();
  set(stayCell, isIn ? beginStay() : undefined);
});

/**
 * Resolves when the layer has left the top layer, or after `LONGEST_WAY_MS`, so that a wallet's prompt in the page can get the
 * focus. Undefined if the layer is not in the top layer.
 */
export const topLayerLeftAtom = atom(null, (get): Promise<void> | undefined => {
  const stay = get(stayCell);
  if (!stay) return undefined;
  let stop = () => {};
  const tooLong = new Promise<void>((resolve) => {
    stop = get(servicesAtom).clock.after(LONGEST_WAY_MS, resolve);
  });
  return Promise.race([stay.over, tooLong]).finally(() => stop());
});
