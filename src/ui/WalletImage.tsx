import { type ReactNode, useMemo, useState } from 'react';
import { type Picture, parseDataUrl } from '../lib/dataUrl.js';
import { theme } from '../styles/theme.css.js';
import { PictureIcon } from './PictureIcon.js';
import { circle, image, sizes, squircle } from './WalletImage.css.js';

export interface WalletImageProps {
  /** Names the letter that stands in while there is no image. */
  name: string;
  src?: string | undefined;
  /** The image by its bytes; `src` wins. */
  picture?: Picture | undefined;
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
  const carried = useMemo(() => src && parseDataUrl(src), [src]);
  const hasImage = src && failed !== src && !src.startsWith('data:');
  const picture = carried || (hasImage ? undefined : props.picture);
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
      {picture ? (
        <PictureIcon key={src} picture={picture} src={carried ? src : undefined} className={image}>
          {spare}
        </PictureIcon>
      ) : hasImage && loaded === src ? null : (
        spare
      )}
    </span>
  );
}
