import { useEffect, useRef } from 'react';
import type { Picture } from '../lib/untrusted/dataUrl.js';

/** The edge of the canvas in pixels: sharp at the largest size on a double-density screen. */
const EDGE = 144;

interface BitmapIconProps {
  picture: Picture;
  className: string;
  onFail: () => void;
}

/** Draws a picture from its bytes on a canvas, which the page's image policy doesn't restrict. */
export function BitmapIcon({ picture, className, onFail }: BitmapIconProps) {
  const ref = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let isGone = false;
    const options = { resizeWidth: EDGE, resizeHeight: EDGE, resizeQuality: 'high' } as const;
    createImageBitmap(new Blob([picture.bytes], { type: picture.type }), options).then(
      (bitmap) => {
        if (!isGone) ref.current?.getContext('2d')?.drawImage(bitmap, 0, 0);
        bitmap.close();
      },
      () => {
        if (!isGone) onFail();
      },
    );
    return () => {
      isGone = true;
    };
  }, [picture, onFail]);
  return <canvas ref={ref} className={className} width={EDGE} height={EDGE} />;
}
