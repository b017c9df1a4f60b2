import { type ReactNode, useState } from 'react';
import { DataIcon } from './DataIcon.js';
import { circle, image, sizes, squircle } from './WalletImage.css.js';

export interface WalletImageProps {
  /** Names the letter that stands in while there is no image. */
  name: string;
  src?: string | undefined;
  /** Drawn in place of an image, e.g. an icon. */
  icon?: ReactNode;
  size?: keyof typeof sizes;
  isRound?: boolean;
}

/** An icon in a rounded square. The name is written beside it, so it is hidden from screen readers. */
export function WalletImage({ name, src, icon, size = 'medium', isRound }: WalletImageProps) {
  const [failed, setFailed] = useState<string>();
  const [loaded, setLoaded] = useState<string>();
  const spare = icon ?? [...name.trim()][0];
  const isData = src?.startsWith('data:') === true;
  const hasImage = src !== undefined && src !== '' && failed !== src && !isData;
  return (
    <span className={`${squircle} ${sizes[size]} ${isRound ? circle : ''}`} aria-hidden="true">
      {hasImage ? (
        <img
          key={src}
          className={image}
          src={src}
          alt=""
          decoding="async"
          draggable={false}
          referrerPolicy="no-referrer"
          onLoad={() => setLoaded(src)}
          onError={() => setFailed(src)}
          hidden={loaded !== src}
        />
      ) : null}
      {isData ? (
        <DataIcon key={src} src={src} className={image}>
          {spare}
        </DataIcon>
      ) : null}
      {isData || (hasImage && loaded === src) ? null : spare}
    </span>
  );
}
