import { useAtomValue, useSetAtom } from 'jotai';
import { isOnRampOfferedAtom, openOnRampAtom } from '../../atoms/onramp/openOnRamp.js';
import { pushAtom } from '../../atoms/router.js';
import { openSendAtom } from '../../atoms/send/openSend.js';
import { configAtom, describeNetworkAtom } from '../../atoms/siteConfig.js';
import { isSwapOfferedAtom, openSwapAtom } from '../../atoms/swap/openSwap.js';
import { type CaipAddress, networkOf } from '../../lib/networks/caip.js';
import { explorerUrl } from '../../lib/networks/explorerUrl.js';
import { ReceiveIcon, SendIcon, SwapIcon } from '../../ui/accountIcons.js';
import { Pressable } from '../../ui/Pressable.js';
import { VisuallyHidden } from '../../ui/VisuallyHidden.js';
import { CardIcon, ExternalIcon } from '../../ui/viewIcons.js';
import { NewTab } from '../shared/text/NewTab.js';
import { useText } from '../useText.js';
import { ACTION_GAP, action, actions, pair as pairStyle } from './AccountActions.css.js';

/** The actions of an account. */
export function AccountActions({ account }: { account: CaipAddress }) {
  const t = useText();
  const push = useSetAtom(pushAtom);
  const openSend = useSetAtom(openSendAtom);
  const openSwap = useSetAtom(openSwapAtom);
  const isSwapOffered = useAtomValue(isSwapOfferedAtom);
  const openOnRamp = useSetAtom(openOnRampAtom);
  const isOnRampOffered = useAtomValue(isOnRampOfferedAtom);
  const { features } = useAtomValue(configAtom);
  const explorer = explorerUrl(useAtomValue(describeNetworkAtom)(networkOf(account)), account);
  const all = [
    features.send ? (
      <Pressable key="send" className={action} onClick={openSend}>
        <SendIcon />
        {t('send.title')}
      </Pressable>
    ) : null,
    isSwapOffered ? (
      <Pressable key="swap" className={action} onClick={openSwap}>
        <SwapIcon />
        {t('swap.title')}
      </Pressable>
    ) : null,
    isOnRampOffered ? (
      <Pressable key="buy" className={action} onClick={openOnRamp}>
        <CardIcon />
        {t('onRamp.buy')}
      </Pressable>
    ) : null,
    features.receive ? (
      <Pressable key="receive" className={action} onClick={() => push({ view: 'WalletReceive' })}>
        <ReceiveIcon />
        {t('receive.title')}
      </Pressable>
    ) : null,
    explorer ? (
      <Pressable key="explorer" className={action} href={explorer}>
        <ExternalIcon />
        <span aria-hidden="true">{t('account.explorerShort')}</span>
        <VisuallyHidden>{t('account.explorer')}</VisuallyHidden>
        <NewTab />
      </Pressable>
    ) : null,
  ].filter((one) => one !== null);
  if (all.length === 0) return null;
  const pairs = all.flatMap((_, at) => (at % 2 === 0 ? [all.slice(at, at + 2)] : []));
  return (
    <div className={actions}>
      {pairs.map((pair) => (
        <div
          key={pair[0]?.key}
          className={pairStyle}
          // Gives all actions of a row the same width.
          style={{ flex: `${pair.length} 1 ${(pair.length - 1) * ACTION_GAP}px` }}
        >
          {pair}
        </div>
      ))}
    </div>
  );
}
