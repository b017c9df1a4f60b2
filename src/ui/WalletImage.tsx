import { type ReactNode, useMemo, useState } from 'react';
import { type Picture, parseDataUrl } from '../lib/untrusted/dataUrl.js';
import { PictureIcon } from './PictureIcon.js';
import { letterOf, WalletFrame, type WalletFrameProps } from './WalletFrame.js';
import { image, onDisc } from './WalletImage.css.js';

export interface WalletImageProps extends Omit<WalletFrameProps, 'children'> {
  /** The name, whose initial is shown without an image. */
  name: string;
  src?: string | undefined;
  /** The image as bytes; `src` takes precedence. */
  picture?: Picture | undefined;
  /** Whether the picture is a mark that needs a disc around it. */
  isMark?: boolean;
  /** Shown in place of an image, e.g. an icon. */
  icon?: ReactNode;
}

/** A picture in a rounded square. Hidden from screen readers, because the name is beside it. */
export function WalletImage({ name, src, icon, picture: given, isMark, ...frame }: WalletImageProps) {
  const [failed, setFailed] = useState<string>();
  const [loaded, setLoaded] = useState<string>();
  const spare = icon ?? letterOf(name);
  const carried = useMemo(() => src && parseDataUrl(src), [src]);
  const hasImage = src && failed !== src && !src.startsWith('data:');
  const picture = carried || (hasImage ? undefined : given);
  return (
    <WalletFrame {...frame}>
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
        <PictureIcon
          key={src}
          picture={picture}
          src={carried ? src : undefined}
          className={!carried && isMark ? `${image} ${onDisc}` : image}
        >
          {spare}
        </PictureIcon>
      ) : hasImage && loaded === src ? null : (
        spare
      )}
    </WalletFrame>
  );
}
