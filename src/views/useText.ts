import { useAtomValue } from 'jotai';
import { translateAtom } from '../atoms/translate.js';
import type { MessageParams } from '../lib/text/texts.js';
import type { TextKey } from '../locales/translation.js';

/** Returns the text of a key in the chosen language. */
export type ViewText = (key: TextKey, params?: MessageParams) => string;

/** The texts of the chosen language, by key. */
export function useText(): ViewText {
  return useAtomValue(translateAtom);
}
