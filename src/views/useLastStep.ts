import { useState } from 'react';

/** Where an attempt stands, or stood: it is over when its view is left, whose last picture is still on its way out. */
export function useLastStep<State extends { readonly step: string }>(now: State): State {
  const [last, setLast] = useState(now);
  if (now.step === 'idle' || now === last) return last;
  setLast(now);
  return now;
}
