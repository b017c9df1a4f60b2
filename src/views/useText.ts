import { useAtomValue } from 'jotai';
import { translateAtom } from '../atoms/texts.js';
import type { MessageParams } from '../lib/texts.js';
import type { TextKey } from '../locales/en.js';

/** The texts of the chosen language by key. */
export function useText(): (key: TextKey, params?: MessageParams) => string {
  return useAtomValue(translateAtom);
}
