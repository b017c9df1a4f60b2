import { lazy, Suspense } from 'react';
import { NetworkLetter, type NetworkMarkProps } from './NetworkLetter.js';

const NetworkPicture = lazy(async () => {
  const part = import('./NetworkPicture.js').then((loaded) => loaded.NetworkPicture);
  // Beside it rather than after it. Its failure is that of the part, too.
  import('../../../ui/networkIcon.js').catch(() => undefined);
  return { default: await part.catch(() => NetworkLetter) };
});

/** The round icon of a network. Shows its initial until the code for pictures has loaded, or if that fails. */
export function NetworkMark({ size = 'medium', isRound = true, network }: NetworkMarkProps) {
  const props = { network, size, isRound };
  return (
    <Suspense fallback={<NetworkLetter {...props} />}>
      <NetworkPicture {...props} />
    </Suspense>
  );
}
