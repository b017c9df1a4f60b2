import { type ReactNode, useCallback, useId, useMemo, useState } from 'react';
import type { Picture } from '../lib/untrusted/dataUrl.js';
import { isSvg, readDrawing } from '../lib/untrusted/parseSvgIcon.js';
import { BitmapIcon } from './BitmapIcon.js';
import { BlobImage } from './BlobImage.js';
import { SvgIcon } from './SvgIcon.js';

export interface PictureIconProps {
  picture: Picture;
  /** The picture's own URL, if it has one. */
  src?: string | undefined;
  className: string;
  /** Shown while there is no picture. */
  children: ReactNode;
}

/**
 * A picture from its bytes. Drawn without an `<img>` if possible, because strict page policies forbid images from data: and
 * blob: URLs. Only SVGs that contain more than shapes need one.
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
