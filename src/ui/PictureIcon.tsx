import { type ReactNode, useCallback, useId, useMemo, useState } from 'react';
import type { Picture } from '../lib/untrusted/dataUrl.js';
import { isSvg, readDrawing } from '../lib/untrusted/parseSvgIcon.js';
import { BitmapIcon } from './BitmapIcon.js';
import { BlobImage } from './BlobImage.js';
import { SvgIcon } from './SvgIcon.js';

export interface PictureIconProps {
  picture: Picture;
  /** Its own address, when it came in one. */
  src?: string | undefined;
  className: string;
  /** What stands there while there is no picture. */
  children: ReactNode;
}

/**
 * A picture by its bytes. It is drawn here wherever that is possible, because a page with a strict policy allows no
 * images from data: and blob: addresses; only a drawing that holds more than shapes is left to the browser.
 */
export function PictureIcon({ picture, src, className, children }: PictureIconProps) {
  const prefix = useId();
  const [isBroken, setBroken] = useState(false);
  const fail = useCallback(() => setBroken(true), []);
  const drawing = useMemo(() => readDrawing(picture, { prefix }), [picture, prefix]);
  if (isBroken) return children;
  if (drawing) return <SvgIcon icon={drawing} className={className} />;
  const shared = { picture, className, onFail: fail };
  return isSvg(picture) ? <BlobImage {...shared} src={src} /> : <BitmapIcon {...shared} />;
}
