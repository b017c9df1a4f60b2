import { useState } from 'react';

/** Keeps the last step of an attempt while its view animates out: leaving the view ends the attempt. */
export function useLastStep<State extends { readonly step: string }>(
  now: State,
  idle: State['step'] = 'idle',
): State {
  const [last, setLast] = useState(now);
  if (now.step === idle || now === last) return last;
  setLast(now);
  return now;
}
