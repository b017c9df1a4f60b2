import type { ListedWallet } from '../../lib/wallets/listedWallet.js';
import { WalletImage, type WalletImageProps } from '../../ui/WalletImage.js';
import { usePicture } from '../usePicture.js';

interface WalletPictureProps {
  wallet: Pick<ListedWallet, 'name' | 'image_id' | 'image_url'>;
  size?: WalletImageProps['size'];
}

/** The picture of a listed wallet. Shows the initial until the picture has loaded. */
export function WalletPicture({
  wallet: { name, image_id, image_url },
  size = 'medium',
}: WalletPictureProps) {
  const { picture, mayAsk } = usePicture('wallet', image_url ? undefined : image_id);
  return <WalletImage name={name} src={mayAsk ? image_url : undefined} picture={picture} size={size} />;
}
