import { useAtomValue } from 'jotai';
import { useEffect, useReducer } from 'react';
import { servicesAtom } from '../../atoms/hostServices.js';
import { localeAtom } from '../../atoms/translate.js';
import { formatWhen, whenLasts } from '../../lib/text/formatTime.js';

/** When something happened, in words that stay true while they are shown. `time` is in ms since 1970. */
export function useWhen(time: number): string {
  const { clock } = useAtomValue(servicesAtom);
  const locale = useAtomValue(localeAtom);
  const [, sayAgain] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const ms = whenLasts(time, clock.now());
    return ms === undefined ? undefined : clock.after(ms, sayAgain);
  });
  return formatWhen(time, clock.now(), locale);
}
