import { type ChangeEvent, type CompositionEvent, useState } from 'react';

/** Unconfirmed text of East Asian input methods: kana, full-width letters and their punctuation. */
const WIDE = /[\u3000-\u30ff\uff01-\uff5e]/;

/**
 * For a field that rewrites typed digits. Text that an input method is still composing stays as it is until it is confirmed. If
 * it were replaced meanwhile, the input method would insert it a second time, so that 12 becomes 112.
 */
export function useWideComposition(value: string, onType: (text: string) => void) {
  const [unfinished, setUnfinished] = useState<string>();
  const finish = (text: string) => {
    setUnfinished(undefined);
    onType(text);
  };
  return {
    value: unfinished ?? value,
    onChange: ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
      const isComposing = 'isComposing' in nativeEvent && nativeEvent.isComposing === true;
      if (isComposing && WIDE.test(target.value)) setUnfinished(target.value);
      else finish(target.value);
    },
    onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) => {
      if (unfinished !== undefined) finish(currentTarget.value);
    },
  };
}
