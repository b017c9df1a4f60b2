import { roundedCount } from '../../atoms/directory/arrangeWallets.js';
import { GridIcon } from '../../ui/icons.js';
import { Row } from '../../ui/Row.js';
import { WalletFrame } from '../../ui/WalletFrame.js';
import type { ViewText } from '../useText.js';

interface PlainAllWalletsRowProps {
  t: ViewText;
  /** The number of wallets, once known. */
  count: number | undefined;
  locale: string;
  isLoading?: boolean;
  isCurrent?: boolean;
  onClick: () => void;
}

/** The "All wallets" row without hooks, shared with the first list. */
export function PlainAllWalletsRow({ t, count, locale, ...rest }: PlainAllWalletsRowProps) {
  return (
    <Row
      label={t('allWallets.title')}
      start={
        <WalletFrame>
          <GridIcon />
        </WalletFrame>
      }
      end={count === undefined ? undefined : countText(count, locale)}
      hasChevron
      {...rest}
    />
  );
}

function countText(count: number, locale: string): string {
  const { shown, isMore } = roundedCount(count);
  return `${new Intl.NumberFormat(locale).format(shown)}${isMore ? '+' : ''}`;
}
