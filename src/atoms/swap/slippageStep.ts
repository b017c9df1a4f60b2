import { atom } from 'jotai/vanilla';
import type { BasisPoints } from '../../lib/swap/slippage.js';
import { servicesAtom } from '../hostServices.js';
import { asyncResultAtom, dataOf } from '../util/asyncResult.js';

const resultAtom = asyncResultAtom(
  (get) => get(servicesAtom),
  async (get) => (await get(servicesAtom).openSwap()).slippageStep,
);

/** The step of slippage that the source of quotes can express. */
export const slippageStepAtom = atom((get): BasisPoints => dataOf(get(resultAtom)) ?? 1);
