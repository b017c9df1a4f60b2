import { networkImageId } from '../../../lib/networks/networkImageId.js';
import { networkIcon } from '../../../ui/networkIcon.js';
import { WalletImage } from '../../../ui/WalletImage.js';
import { usePicture } from '../../usePicture.js';
import type { NetworkMarkProps } from './NetworkLetter.js';

/** The icon of a network: the site's, the directory's, the built-in one or the initial, whichever comes first. */
export function NetworkPicture({ network, isRound = true, ...frame }: NetworkMarkProps) {
  const { id, name, imageUrl, color } = network;
  const { picture, mayAsk } = usePicture('asset', imageUrl ? undefined : networkImageId(id));
  return (
    <WalletImage
      {...frame}
      isRound={isRound}
      name={name}
      src={mayAsk ? imageUrl : undefined}
      picture={picture ?? networkIcon(id)}
      isMark={!picture}
      color={color}
    />
  );
}
