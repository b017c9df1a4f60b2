import type { ActivityEntry } from '../../lib/account/activityEntry.js';
import { HistoryIcon, ReceiveIcon, SendIcon, SwapIcon } from '../../ui/accountIcons.js';
import { CheckIcon, CloseIcon } from '../../ui/icons.js';

/** The icon of a transaction without a picture: what it did, else the direction of what it moved. */
export function EntryIcon({ entry: { operation, transfers } }: { entry: ActivityEntry }) {
  if (operation === 'trade') return <SwapIcon />;
  if (operation === 'approve') return <CheckIcon />;
  if (operation === 'cancel') return <CloseIcon />;
  const direction = transfers[0]?.direction;
  if (direction === 'in' || operation === 'receive') return <ReceiveIcon />;
  return direction === 'out' || operation === 'send' ? <SendIcon /> : <HistoryIcon />;
}
