import { type ReactNode, useState } from 'react';
import { theme } from '../styles/theme.css.js';
import { DataIcon } from './DataIcon.js';
import { circle, image, sizes, squircle } from './WalletImage.css.js';

export interface WalletImageProps {
  /** Names the letter that stands in while there is no image. */
  name: string;
  src?: string | undefined;
  /** CSS colour of the ground on which the letter stands. */
  color?: string | undefined;
  /** Drawn in place of an image, e.g. an icon. */
  icon?: ReactNode;
  size?: keyof typeof sizes;
  isRound?: boolean;
}

/** So much of a colour that it is recognised, so little that every text colour is read on it. */
const tinted = (color: string) => `color-mix(in srgb, ${color} 32%, ${theme.surface})`;

/** An icon in a rounded square. The name is written beside it, so it is hidden from screen readers. */
export function WalletImage(props: WalletImageProps) {
  const { name, src, color, icon, size = 'medium', isRound } = props;
  const [failed, setFailed] = useState<string>();
  const [loaded, setLoaded] = useState<string>();
  const spare = icon ?? [...name.trim()][0];
  const isData = src?.startsWith('data:') === true;
  const hasImage = src !== undefined && src !== '' && failed !== src && !isData;
  return (
    <span
      className={`${squircle} ${sizes[size]} ${isRound ? circle : ''}`}
      style={color ? { backgroundColor: tinted(color) } : undefined}
      aria-hidden="true"
    >
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
