import { useAtomValue } from 'jotai';
import { describeNetworkAtom } from '../../../atoms/siteConfig.js';
import type { TokenBalance } from '../../../lib/account/tokenBalance.js';
import type { CaipNetworkId } from '../../../lib/networks/caip.js';
import { WalletImage, type WalletImageProps } from '../../../ui/WalletImage.js';
import { NetworkMark } from './NetworkMark.js';

interface TokenPictureProps {
  token: Pick<TokenBalance, 'name' | 'symbol' | 'icon' | 'address'> & { readonly network: CaipNetworkId };
  size?: NonNullable<WalletImageProps['size']>;
}

/** The picture of a token. A native currency without one shows its network's. */
export function TokenPicture({ token, size = 'medium' }: TokenPictureProps) {
  const describe = useAtomValue(describeNetworkAtom);
  const { name, symbol, icon, address, network } = token;
  if (address === undefined && !icon) return <NetworkMark network={describe(network)} size={size} />;
  return <WalletImage name={symbol || name} src={icon} size={size} isRound />;
}
