import type { NetworkDefinition } from '../lib/networks.js';
import { NetworkImage } from '../ui/NetworkImage.js';

/** The picture of a network, else its letter on its colour. */
export function NetworkMark({ network, size }: { network: NetworkDefinition; size?: 'small' | 'medium' }) {
  const { name, imageUrl, color } = network;
  return <NetworkImage name={name} src={imageUrl} color={color} size={size ?? 'medium'} />;
}
