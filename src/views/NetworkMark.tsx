import { lazy, Suspense } from 'react';
import type { NetworkDefinition } from '../lib/networks.js';
import { WalletImage, type WalletImageProps } from '../ui/WalletImage.js';

export interface NetworkMarkProps {
  network: NetworkDefinition;
  size?: NonNullable<WalletImageProps['size']>;
  isRound?: boolean;
}

/** By its letter on its colour a network is known until the part with the pictures is there, or when it cannot be. */
function NetworkLetter({ network: { name, color }, ...frame }: NetworkMarkProps) {
  return <WalletImage {...frame} name={name} color={color} />;
}

const NetworkPicture = lazy(async () => {
  const part = import('./NetworkPicture.js').then((loaded) => loaded.NetworkPicture);
  return { default: await part.catch(() => NetworkLetter) };
});

/** The round mark of a network. */
export function NetworkMark({ size = 'medium', isRound = true, network }: NetworkMarkProps) {
  const props = { network, size, isRound };
  return (
    <Suspense fallback={<NetworkLetter {...props} />}>
      <NetworkPicture {...props} />
    </Suspense>
  );
}
