import { useAtomValue, useSetAtom } from 'jotai';
import { roundedCount } from '../../atoms/directory/arrangeWallets.js';
import { allWalletsRowAtom } from '../../atoms/directory/connectRows.js';
import { pushAtom } from '../../atoms/router.js';
import { localeAtom } from '../../atoms/texts.js';
import { GridIcon } from '../../ui/icons.js';
import { Row } from '../../ui/Row.js';
import { Tag } from '../../ui/Tag.js';
import { WalletImage } from '../../ui/WalletImage.js';
import { useText } from '../useText.js';

/** The way to all wallets of the directory, with how many there are. */
export function AllWalletsRow() {
  const t = useText();
  const { count } = useAtomValue(allWalletsRowAtom);
  const locale = useAtomValue(localeAtom);
  const push = useSetAtom(pushAtom);
  return (
    <Row
      label={t('allWallets.title')}
      start={<WalletImage name="" icon={<GridIcon />} />}
      end={count === undefined ? undefined : <Tag>{countText(count, locale)}</Tag>}
      hasChevron
      onClick={() => push({ view: 'AllWallets' })}
    />
  );
}

function countText(count: number, locale: string): string {
  const { shown, isMore } = roundedCount(count);
  return `${new Intl.NumberFormat(locale).format(shown)}${isMore ? '+' : ''}`;
}
