import { useAtomValue, useSetAtom } from 'jotai';
import { pushAtom } from '../../atoms/router.js';
import { describeNetworkAtom } from '../../atoms/siteConfig.js';
import type { CaipNetworkId } from '../../lib/networks/caip.js';
import { ChevronIcon } from '../../ui/icons.js';
import { Pressable } from '../../ui/Pressable.js';
import { VisuallyHidden } from '../../ui/VisuallyHidden.js';
import { UserIcon } from '../../ui/viewIcons.js';
import { NetworkMark } from '../shared/pictures/NetworkMark.js';
import { useNetworkName } from '../useNetworkName.js';
import { useText } from '../useText.js';
import { arrow, chip, chips, icon } from './AccountChips.css.js';

export interface AccountChipsProps {
  network: CaipNetworkId;
  /** The number of accounts to choose from. Undefined if there is no choice. */
  accounts: number | undefined;
  /** The number of connected wallets, on sites that allow several. They are listed with their accounts. */
  wallets: number | undefined;
  /** Leads to other networks. Undefined if there are none. */
  onNetwork: (() => void) | undefined;
}

/** The account's network, which leads to other networks, and a chip that leads to other accounts. */
export function AccountChips(props: AccountChipsProps) {
  const { network: id, accounts, wallets, onNetwork } = props;
  const t = useText();
  const push = useSetAtom(pushAtom);
  const network = useAtomValue(describeNetworkAtom)(id);
  const name = useNetworkName()(network);
  const inside = (
    <>
      <NetworkMark network={network} size="small" />
      <bdi aria-hidden="true">{name}</bdi>
      <VisuallyHidden>{t('account.onNetwork', { name })}</VisuallyHidden>
    </>
  );
  return (
    <div className={chips}>
      {onNetwork ? (
        <Pressable className={chip} onClick={onNetwork}>
          {inside}
          <Arrow />
        </Pressable>
      ) : (
        <span className={chip}>{inside}</span>
      )}
      {accounts === undefined && wallets === undefined ? null : (
        <Pressable className={chip} onClick={() => push({ view: 'Profile' })}>
          <span className={icon}>
            <UserIcon size={16} />
          </span>
          <span>
            {wallets === undefined
              ? t('account.accountsText', { count: accounts ?? 1 })
              : t('account.walletsText', { count: wallets })}
          </span>
          <Arrow />
        </Pressable>
      )}
    </div>
  );
}

const Arrow = () => (
  <span className={arrow}>
    <ChevronIcon size={16} />
  </span>
);
