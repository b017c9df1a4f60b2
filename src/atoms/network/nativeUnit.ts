import { atom } from 'jotai/vanilla';
import { NAMELESS_UNIT } from '../../lib/networks/namelessUnit.js';
import { translateAtom } from '../translate.js';

const KEY = 'network.unit';

/**
 * The unit for native currencies without a symbol. Before the texts have loaded, it has a default, because the button already
 * shows amounts.
 */
export const nativeUnitAtom = atom((get) => {
  const text = get(translateAtom)(KEY);
  return text === KEY ? NAMELESS_UNIT : text;
});
