import { networkImageId } from '../../lib/networks/networkImageId.js';
import { networkIcon } from '../../ui/networkIcon.js';
import { WalletImage } from '../../ui/WalletImage.js';
import { usePicture } from '../usePicture.js';
import type { NetworkMarkProps } from './NetworkLetter.js';

/** The site's picture of a network, else that of the directory, else the mark that is kept here, else its letter. */
export function NetworkPicture({ network, ...frame }: NetworkMarkProps) {
  const { id, name, imageUrl, color } = network;
  const { picture, mayAsk } = usePicture('asset', imageUrl ? undefined : networkImageId(id));
  return (
    <WalletImage
      {...frame}
      name={name}
      src={mayAsk ? imageUrl : undefined}
      picture={picture ?? networkIcon(id)}
      color={color}
    />
  );
}
