import { useState } from 'react';
import { avatar, image, sizes } from './Avatar.css.js';
import { avatarGradient } from './avatarGradient.js';

export interface AvatarProps {
  address: string;
  /** The owner's picture. The gradient is shown until it has loaded. */
  src?: string | undefined;
  size?: keyof typeof sizes;
}

/** The picture of an account. Hidden from screen readers, because the name or address is beside it. */
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
