import { useAtomValue } from 'jotai';
import { useLayoutEffect, useReducer } from 'react';
import { servicesAtom } from '../../atoms/hostServices.js';
import { localeAtom } from '../../atoms/translate.js';
import { formatWhen, whenLasts } from '../../lib/text/formatTime.js';

/** The time of an event in words that are updated while they are shown. `time` is in ms since 1970. */
export function useWhen(time: number): string {
  const { clock } = useAtomValue(servicesAtom);
  const locale = useAtomValue(localeAtom);
  const [, sayAgain] = useReducer((count: number) => count + 1, 0);
  const now = clock.now();
  const lasts = whenLasts(time, now);
  // Part of that time may have passed since the render.
  useLayoutEffect(() =>
    lasts === undefined ? undefined : clock.after(Math.max(0, now + lasts - clock.now()), sayAgain),
  );
  return formatWhen(time, now, locale);
}
