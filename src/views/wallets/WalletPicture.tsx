import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useMemo, useState } from 'react';
import { pictureAtom, wantPictureAtom } from '../../atoms/directory/pictures.js';
import { isOpenAtom } from '../../atoms/modal.js';
import type { ListedWallet } from '../../lib/listedWallet.js';
import { WalletImage, type WalletImageProps } from '../../ui/WalletImage.js';

interface WalletPictureProps {
  wallet: Pick<ListedWallet, 'name' | 'image_id' | 'image_url'>;
  size?: WalletImageProps['size'];
}

/**
 * The picture of a wallet of a list, asked for from when this is on screen; its letter until it is there. What waits in
 * the closed modal has asked nobody for anything.
 */
export function WalletPicture({
  wallet: { name, image_id, image_url },
  size = 'medium',
}: WalletPictureProps) {
  const id = image_url ? undefined : image_id;
  const isOpen = useAtomValue(isOpenAtom);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  const picture = useAtomValue(useMemo(() => pictureAtom(id), [id]));
  const want = useSetAtom(wantPictureAtom);
  const isMissing = wasOpen && picture === undefined;
  useEffect(() => (isMissing ? want(id) : undefined), [want, id, isMissing]);
  return <WalletImage name={name} src={wasOpen ? image_url : undefined} picture={picture} size={size} />;
}
