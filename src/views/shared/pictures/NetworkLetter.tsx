import type { NetworkDefinition } from '../../../lib/networks/networks.js';
import { WalletImage, type WalletImageProps } from '../../../ui/WalletImage.js';

export interface NetworkMarkProps {
  network: NetworkDefinition;
  size?: NonNullable<WalletImageProps['size']>;
  isRound?: boolean;
}

/** The initial of a network on the network's colour. */
export function NetworkLetter({ network: { name, color }, isRound = true, ...frame }: NetworkMarkProps) {
  return <WalletImage {...frame} isRound={isRound} name={name} color={color} />;
}
