import { type ReactNode, useCallback, useId, useMemo, useState } from 'react';
import { parseDataUrl } from '../lib/dataUrl.js';
import { parseSvgIcon } from '../lib/svgIcon.js';
import { BitmapIcon } from './BitmapIcon.js';
import { SvgIcon } from './SvgIcon.js';

interface DataIconProps {
  /** A data: address. */
  src: string;
  className: string;
  /** What stands there while there is no picture. */
  children: ReactNode;
}

/**
 * A picture that is carried in its address. It is drawn here wherever that is possible, because a page with a strict
 * policy allows no images from data: addresses; only what cannot be drawn is left to the browser.
 */
export function DataIcon({ src, className, children }: DataIconProps) {
  const prefix = useId();
  const [isBroken, setBroken] = useState(false);
  const fail = useCallback(() => setBroken(true), []);
  const data = useMemo(() => parseDataUrl(src), [src]);
  const drawing = useMemo(() => {
    if (data?.type !== 'image/svg+xml') return undefined;
    return parseSvgIcon(new TextDecoder().decode(data.bytes), { prefix });
  }, [data, prefix]);
  if (!data || isBroken) return children;
  if (drawing) return <SvgIcon icon={drawing} className={className} />;
  if (data.type !== 'image/svg+xml') return <BitmapIcon data={data} className={className} onFail={fail} />;
  return (
    <img
      className={className}
      src={src}
      alt=""
      draggable={false}
      referrerPolicy="no-referrer"
      onError={fail}
    />
  );
}
