import { WalletImage, type WalletImageProps } from './WalletImage.js';

/** The round mark of a network. */
export function NetworkImage(props: Omit<WalletImageProps, 'isRound'>) {
  return <WalletImage {...props} isRound />;
}
