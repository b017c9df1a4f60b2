import { useEffect, useState } from 'react';
import type { Picture } from '../lib/untrusted/dataUrl.js';

interface BlobImageProps {
  picture: Picture;
  /** The picture's own URL, if it has one. */
  src?: string | undefined;
  className: string;
  onFail: () => void;
}

/** Shows a picture as an `<img>`. The object URL of its bytes is revoked with the image. */
export function BlobImage({ picture, src, className, onFail }: BlobImageProps) {
  const [address, setAddress] = useState(src);
  useEffect(() => {
    if (src) return;
    const url = URL.createObjectURL(new Blob([picture.bytes], { type: picture.type }));
    setAddress(url);
    return () => URL.revokeObjectURL(url);
  }, [picture, src]);
  return address ? (
    <img className={className} src={address} alt="" draggable={false} onError={onFail} />
  ) : null;
}
