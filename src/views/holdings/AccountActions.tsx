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
import { action, actions, many } from './AccountActions.css.js';

/** As many actions fit beside each other on every phone. */
const IN_A_ROW = 4;

/** What can be done with an account. */
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
  const { length } = [features.send, isSwapOffered, isOnRampOffered, features.receive, explorer].filter(
    Boolean,
  );
  if (length === 0) return null;
  return (
    <div className={length > IN_A_ROW ? `${actions} ${many}` : actions}>
      {features.send ? (
        <Pressable className={action} onClick={openSend}>
          <SendIcon />
          {t('send.title')}
        </Pressable>
      ) : null}
      {isSwapOffered ? (
        <Pressable className={action} onClick={openSwap}>
          <SwapIcon />
          {t('swap.title')}
        </Pressable>
      ) : null}
      {isOnRampOffered ? (
        <Pressable className={action} onClick={openOnRamp}>
          <CardIcon />
          {t('onRamp.buy')}
        </Pressable>
      ) : null}
      {features.receive ? (
        <Pressable className={action} onClick={() => push({ view: 'WalletReceive' })}>
          <ReceiveIcon />
          {t('receive.title')}
        </Pressable>
      ) : null}
      {explorer ? (
        <Pressable className={action} href={explorer}>
          <ExternalIcon />
          <span aria-hidden="true">{t('account.explorerShort')}</span>
          <VisuallyHidden>{t('account.explorer')}</VisuallyHidden>
          <NewTab />
        </Pressable>
      ) : null}
    </div>
  );
}
