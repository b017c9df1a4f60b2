import { type ChangeEvent, type CompositionEvent, useState } from 'react';

/** What input methods of East Asia write before it is confirmed: kana, full-width letters and their punctuation. */
const WIDE = /[\u3000-\u30ff\uff01-\uff5e]/;

/**
 * For a field that writes digits in another way than they are typed: what an input method is still writing stays as it is until
 * it is done. If it were replaced meanwhile, the method would write it a second time, so that 12 becomes 112.
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
