import type { WalletRow } from '../../atoms/directory/arrangeWallets.js';
import { parseDataUrl } from '../../lib/untrusted/dataUrl.js';
import { readDrawing } from '../../lib/untrusted/parseSvgIcon.js';
import { WalletConnectIcon } from '../../ui/icons.js';
import { SvgIcon } from '../../ui/SvgIcon.js';
import { letterOf, WalletFrame } from '../../ui/WalletFrame.js';
import { image } from '../../ui/WalletImage.css.js';

interface FirstImageProps {
  row: WalletRow;
  name: string;
  /** Keeps the ids in this picture distinct from the ids in others. */
  prefix: string;
}

/**
 * The image of a wallet in the first list: its icon if that is a simple SVG, or an initial if there is no icon. Other
 * icons stay empty until the interface draws them.
 */
export function FirstImage({ row, name, prefix }: FirstImageProps) {
  return (
    <WalletFrame>
      {row.group === 'pairing' ? <WalletConnectIcon size={24} /> : inside(row, name, prefix)}
    </WalletFrame>
  );
}

function inside(row: WalletRow, name: string, prefix: string) {
  const carried = 'connector' in row && row.connector.icon && parseDataUrl(row.connector.icon);
  if (!carried) return letterOf(name);
  const drawing = readDrawing(carried, { prefix });
  return drawing ? <SvgIcon icon={drawing} className={image} /> : null;
}
