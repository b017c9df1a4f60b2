import { useState } from 'react';
import { avatar, image, sizes } from './Avatar.css.js';
import { avatarGradient } from './avatarGradient.js';

export interface AvatarProps {
  address: string;
  /** A picture that the owner chose; the gradient stands in until it has loaded. */
  src?: string | undefined;
  size?: keyof typeof sizes;
}

/** The picture of an account. The name or address is written beside it, so it is hidden from screen readers. */
export function Avatar({ address, src, size = 'medium' }: AvatarProps) {
  const [failed, setFailed] = useState<string>();
  return (
    <span
      className={`${avatar} ${sizes[size]}`}
      style={{ backgroundImage: avatarGradient(address) }}
      aria-hidden="true"
    >
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
