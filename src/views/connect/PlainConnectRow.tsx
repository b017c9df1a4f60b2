import type { ReactNode } from 'react';
import type { WalletRow } from '../../atoms/directory/arrangeWallets.js';
import { Row } from '../../ui/Row.js';
import type { ViewText } from '../useText.js';
import { nameOf, sourceOf } from './describeRow.js';

interface PlainConnectRowProps {
  row: WalletRow;
  t: ViewText;
  image: ReactNode;
  isLoading?: boolean;
  /** Whether its view is shown beside the list. */
  isCurrent?: boolean;
  onClick: () => void;
  onIntent: () => void;
}

/** The row of a wallet without hooks, shared with the first list. */
export function PlainConnectRow({ row, t, image, ...rest }: PlainConnectRowProps) {
  return (
    <Row
      label={nameOf(row, t)}
      detail={sourceOf(row, t)}
      start={image}
      end={row.group === 'pairing' ? t('pairing.tag') : undefined}
      {...rest}
    />
  );
}
