import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { servicesAtom } from '../atoms/hostServices.js';

const MINUTE_MS = 60_000;

/** The time in ms since 1970, updated every minute. For sentences that go out of date while on screen. */
export function useMinutes(): number {
  const { clock } = useAtomValue(servicesAtom);
  const [, setMinute] = useState(0);
  useEffect(() => {
    let cancel = () => {};
    const wait = () => {
      cancel = clock.after(MINUTE_MS, () => {
        setMinute((minute) => minute + 1);
        wait();
      });
    };
    wait();
    return () => cancel();
  }, [clock]);
  return clock.now();
}
