import { atom } from 'jotai/vanilla';
import { servicesAtom } from './hostServices.js';

/** More than the interface needs to make way, in ms; a wallet does not wait for one that is broken. */
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

/** The interface tells whether its layer is in the top layer, where nothing on the page can be reached. */
export const inTopLayerAtom = atom(null, (get, set, isIn: boolean) => {
  const stay = get(stayCell);
  if (isIn === (stay !== undefined)) return;
  stay?.end();
  set(stayCell, isIn ? beginStay() : undefined);
});

/**
 * Resolves when what a wallet draws into the page can have the focus, because the layer made way. Undefined where it
 * is not in the way.
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
