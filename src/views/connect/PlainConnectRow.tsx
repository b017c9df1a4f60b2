import type { ReactNode } from 'react';
import { type WalletRow, walletOf } from '../../atoms/directory/arrangeWallets.js';
import { asIs } from '../../ui/asIs.js';
import { Row } from '../../ui/Row.js';
import { distinctionText } from '../shared/text/distinctionText.js';
import type { ViewText } from '../useText.js';
import { nameOf } from './describeRow.js';

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
  const { name } = walletOf(row);
  return (
    <Row
      label={name === undefined ? t('connect.unnamed') : <bdi {...asIs}>{name}</bdi>}
      detail={distinctionText(t, nameOf(row, t), row.distinction)}
      start={image}
      end={row.group === 'pairing' ? t('pairing.tag') : undefined}
      {...rest}
    />
  );
}
