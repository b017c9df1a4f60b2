import { WalletImage, type WalletImageProps } from '../../ui/WalletImage.js';
import { usePicture } from '../usePicture.js';

interface CurrencyPictureProps extends Pick<WalletImageProps, 'name' | 'size'> {
  kind: 'currency' | 'token';
  /** A currency code, or a token's symbol. */
  id: string;
  icon: string | undefined;
}

/** The picture of a currency: the service's own or, without one, the directory's. */
export function CurrencyPicture({ kind, id, icon, ...image }: CurrencyPictureProps) {
  const { picture, mayAsk } = usePicture(kind, icon ? undefined : id);
  return <WalletImage {...image} src={mayAsk ? icon : undefined} picture={picture} isRound />;
}
