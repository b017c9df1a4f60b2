import { useState } from 'react';
import { avatar, drawing, image, sizes } from './Avatar.css.js';
import { accountPicture, DISC_BOX } from './accountPicture.js';

export interface AvatarProps {
  address: string;
  /** The owner's picture. Until it has loaded, the picture drawn from the address is shown. */
  src?: string | undefined;
  size?: keyof typeof sizes;
}

/** The picture of an account. Hidden from screen readers, because the name or address is beside it. */
export function Avatar({ address, src, size = 'medium' }: AvatarProps) {
  const [failed, setFailed] = useState<string>();
  const { disc, figure, path } = accountPicture(address);
  return (
    <span className={`${avatar} ${sizes[size]}`} style={{ backgroundColor: disc }} aria-hidden="true">
      <svg className={drawing} viewBox={DISC_BOX} aria-hidden="true" focusable="false">
        <path d={path} fill={figure} fillRule="evenodd" />
      </svg>
      {src && failed !== src ? (
        <img
          key={src}
          className={image}
          src={src}
          alt=""
          decoding="async"
          draggable={false}
          referrerPolicy="no-referrer"
          onError={() => setFailed(src)}
        />
      ) : null}
    </span>
  );
}
