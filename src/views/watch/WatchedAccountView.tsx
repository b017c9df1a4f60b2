import { useAtomValue, useSetAtom } from 'jotai';
import { pushAtom, replaceAtom } from '../../atoms/router.js';
import { describeNetworkAtom } from '../../atoms/siteConfig.js';
import { stopWatchingAtom, watchedAccountAtom } from '../../atoms/watch/watchedAccount.js';
import { watchedNetworksAtom } from '../../atoms/watch/watchedNetworks.js';
import { addressOf, networkOf } from '../../lib/networks/caip.js';
import { explorerUrl } from '../../lib/networks/explorerUrl.js';
import { Button } from '../../ui/Button.js';
import { Empty } from '../../ui/Empty.js';
import { ExternalIcon, EyeIcon } from '../../ui/viewIcons.js';
import { AccountChips } from '../account/AccountChips.js';
import { head } from '../account/AccountHeading.css.js';
import { AccountHeading } from '../account/AccountHeading.js';
import { AccountName } from '../account/AccountName.js';
import { AccountFigure } from '../holdings/AccountFigure.js';
import { HoldingsTabs } from '../holdings/HoldingsTabs.js';
import { NewTab } from '../shared/text/NewTab.js';
import { ViewBody } from '../shared/ViewBody.js';
import { useUntilClosed } from '../shell/useUntilClosed.js';
import { useText } from '../useText.js';
import { ConnectButton } from './ConnectButton.js';
import { buttons, mark } from './WatchedAccountView.css.js';

/** A watched account's holdings and activity. Nothing here leads to a signature. */
export function WatchedAccountView() {
  const t = useText();
  const account = useUntilClosed(useAtomValue(watchedAccountAtom));
  const describe = useAtomValue(describeNetworkAtom);
  const hasOthers = useAtomValue(watchedNetworksAtom).length > 1;
  const push = useSetAtom(pushAtom);
  const replace = useSetAtom(replaceAtom);
  const stop = useSetAtom(stopWatchingAtom);
  if (!account) {
    return (
      <ViewBody>
        <Empty
          icon={<EyeIcon size={24} />}
          title={t('watch.none')}
          action={<Button onClick={() => replace({ view: 'Watch' })}>{t('watch.title')}</Button>}
        >
          {t('watch.noneText')}
        </Empty>
      </ViewBody>
    );
  }
  const address = addressOf(account);
  const network = networkOf(account);
  const explorer = explorerUrl(describe(network), account);
  return (
    <ViewBody>
      <p className={mark}>
        <EyeIcon />
        <span>{t('watch.mark')}</span>
      </p>
      <div className={head}>
        <AccountHeading address={address}>
          <AccountName address={address} wallet={t('watch.notConnected')} />
        </AccountHeading>
        <AccountChips
          network={network}
          accounts={undefined}
          wallets={undefined}
          onNetwork={hasOthers ? () => push({ view: 'WatchedNetworks' }) : undefined}
        />
      </div>
      <AccountFigure key={account} />
      <HoldingsTabs key={`holdings ${account}`} />
      {explorer ? (
        <Button variant="secondary" isBlock href={explorer} icon={<ExternalIcon size={16} />}>
          {t('account.explorer')}
          <NewTab />
        </Button>
      ) : null}
      <div className={buttons}>
        <ConnectButton />
        <Button
          variant="ghost"
          isBlock
          onClick={() => {
            replace({ view: 'Watch' });
            stop();
          }}
        >
          {t('watch.stop')}
        </Button>
      </div>
    </ViewBody>
  );
}
