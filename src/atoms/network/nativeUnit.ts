import { atom } from 'jotai/vanilla';
import { NAMELESS_UNIT } from '../../lib/networks/namelessUnit.js';
import { translateAtom } from '../translate.js';

const KEY = 'network.unit';

/** What amounts are counted in where a native currency has no symbol. The button shows some before the texts have loaded. */
export const nativeUnitAtom = atom((get) => {
  const text = get(translateAtom)(KEY);
  return text === KEY ? NAMELESS_UNIT : text;
});
