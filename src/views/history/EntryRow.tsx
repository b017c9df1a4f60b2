import { useAtomValue, useSetAtom } from 'jotai';
import { pushAtom } from '../../atoms/router.js';
import { describeNetworkAtom } from '../../atoms/siteConfig.js';
import { localeAtom } from '../../atoms/translate.js';
import { isWatchingAtom } from '../../atoms/watch/viewedAccount.js';
import { viewedContractsAtom } from '../../atoms/watch/viewedHistory.js';
import type { ActivityEntry } from '../../lib/account/activityEntry.js';
import { entryPartner } from '../../lib/account/entryPartner.js';
import { transactionUrl } from '../../lib/networks/explorerUrl.js';
import { formatExactTime } from '../../lib/text/formatTime.js';
import { HistoryIcon, ReceiveIcon, SendIcon, SwapIcon } from '../../ui/accountIcons.js';
import { CheckIcon, CloseIcon } from '../../ui/icons.js';
import { Row } from '../../ui/Row.js';
import { Tag } from '../../ui/Tag.js';
import { Tooltip } from '../../ui/Tooltip.js';
import { VisuallyHidden } from '../../ui/VisuallyHidden.js';
import { WalletImage } from '../../ui/WalletImage.js';
import { NewTab } from '../shared/text/NewTab.js';
import { ShortAddress } from '../shared/text/ShortAddress.js';
import { ENTRY_RINGS, RING_TONES } from '../shared/transactions/entryRings.js';
import { useText } from '../useText.js';
import {
  amounts,
  dot,
  facts,
  incoming,
  line,
  more,
  partner as partnerStyle,
  reason as reasonStyle,
  title,
  unsure,
  when,
  without,
} from './EntryRow.css.js';
import { operationLabel } from './operationLabel.js';
import { transferText } from './transferText.js';
import { useWhen } from './useWhen.js';

/** The number of movements shown per transaction. */
const MOST_TRANSFERS = 2;

export interface EntryRowProps {
  entry: ActivityEntry;
  /** The reason for hiding it at first. */
  reason?: string;
}

/**
 * One transaction: the operation, its time and its movements. The tooltip shows the exact time. Pressing it opens the receipt;
 * for a hidden or watched entry, the block explorer.
 */
export function EntryRow({ entry, reason }: EntryRowProps) {
  const t = useText();
  const locale = useAtomValue(localeAtom);
  const describe = useAtomValue(describeNetworkAtom);
  const { id, deviceId, operation, network, hash, minedAt, status, transfers } = entry;
  const time = useWhen(minedAt);
  const push = useSetAtom(pushAtom);
  // Probable spam has no details worth a view, and receipts exist only for the visitor's own transactions.
  const isBare = useAtomValue(isWatchingAtom) || reason !== undefined;
  const href = isBare && hash ? transactionUrl(describe(network), hash) : undefined;
  const show = isBare ? undefined : () => push({ view: 'Receipt', id: deviceId ?? id });
  const isDone = status === 'confirmed';
  const words = { locale, unnamed: t('history.unnamed'), isDone };
  const look = isDone ? undefined : WITHOUT_EFFECT.has(status) ? without : unsure;
  const rest = transfers.length - MOST_TRANSFERS;
  const image = transfers.find((transfer) => transfer.image)?.image;
  return (
    <Tooltip text={formatExactTime(minedAt, locale)}>
      <Row
        label={
          <span className={title}>
            <bdi>{operationLabel(operation, isDone, t)}</bdi>
            {status === 'confirmed' ? null : (
              <Tag tone={RING_TONES[ENTRY_RINGS[status]]}>{t(`history.status.${status}`)}</Tag>
            )}
          </span>
        }
        detail={
          <>
            <span className={facts}>
              <span className={line}>
                <time className={when} dateTime={new Date(minedAt).toISOString()}>
                  {time}
                </time>
                <Partner entry={entry} />
              </span>
            </span>
            {reason === undefined ? null : <span className={reasonStyle}>{reason}</span>}
            {href ? <NewTab /> : null}
          </>
        }
        start={<WalletImage name="" src={image} icon={<EntryIcon entry={entry} />} isRound={!isNft(entry)} />}
        end={
          transfers.length > 0 ? (
            <span className={amounts}>
              {transfers.slice(0, MOST_TRANSFERS).map((transfer, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: positions in one transaction
                <bdi key={at} className={look ?? (transfer.direction === 'in' ? incoming : undefined)}>
                  {transferText(transfer, words)}
                </bdi>
              ))}
              {rest > 0 ? <span className={more}>{t('history.more', { count: rest })}</span> : null}
            </span>
          ) : undefined
        }
        href={href}
        onClick={show}
      />
    </Tooltip>
  );
}

/** Statuses without any effect on balances. The row's tag says so in words. */
const WITHOUT_EFFECT: ReadonlySet<ActivityEntry['status']> = new Set(['failed', 'canceled', 'replaced']);

const SIDES = { to: 'history.to', from: 'history.from' } as const;

const isNft = ({ transfers: [first] }: ActivityEntry) => first?.kind === 'nft';

/** The recipient or sender. */
function Partner({ entry }: { entry: ActivityEntry }) {
  const t = useText();
  const { nativeCurrency } = useAtomValue(describeNetworkAtom)(entry.network);
  const contracts = useAtomValue(viewedContractsAtom);
  const partner = entryPartner(entry, { native: nativeCurrency.symbol, contracts });
  if (!partner) return null;
  return (
    <span className={partnerStyle}>
      <span className={dot}> · </span>
      <VisuallyHidden>{t(SIDES[partner.side])} </VisuallyHidden>
      <ShortAddress address={partner.who} />
    </span>
  );
}

/** The icon of a transaction without a picture: its operation, or the direction of its movements. */
function EntryIcon({ entry: { operation, transfers } }: { entry: ActivityEntry }) {
  if (operation === 'trade') return <SwapIcon />;
  if (operation === 'approve') return <CheckIcon />;
  if (operation === 'cancel') return <CloseIcon />;
  const direction = transfers[0]?.direction;
  if (direction === 'in' || operation === 'receive') return <ReceiveIcon />;
  return direction === 'out' || operation === 'send' ? <SendIcon /> : <HistoryIcon />;
}
