import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { Suspense, useEffect, useId } from 'react';
import { type AccountTab, accountTabAtom } from '../../atoms/account/tab.js';
import { tokensAtom, watchTokensAtom } from '../../atoms/account/tokens.js';
import { accountAtom } from '../../atoms/connection.js';
import { configAtom } from '../../atoms/siteConfig.js';
import { RowSkeletons } from '../../ui/RowSkeletons.js';
import { Tabs, tabId } from '../../ui/Tabs.js';
import { lazyPart } from '../shell/lazyPart.js';
import { useText } from '../useText.js';
import { tabs as tabsStyle } from './HoldingsTabs.css.js';
import { TokensTab } from './TokensTab.js';

const loadHistory = async () => (await import('../history/historyTabs.js')).historyTabs;
const ActivityTab = lazyPart(async () => (await loadHistory()).activity);
const NftsTab = lazyPart(async () => (await loadHistory()).nfts);

/** What the account holds and what it did. A site without histories has only the tokens. */
export function HoldingsTabs() {
  const t = useText();
  const panelId = useId();
  const account = useAtomValue(accountAtom);
  const tokens = useAtomValue(tokensAtom);
  const watch = useSetAtom(watchTokensAtom);
  const { features } = useAtomValue(configAtom);
  const [current, choose] = useAtom(accountTabAtom);
  // The total needs the tokens too, whatever is chosen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each account and network
  useEffect(() => watch(), [watch, account]);

  if (!features.history) return <TokensTab {...tokens} />;
  const items: { key: AccountTab; label: string }[] = [
    { key: 'tokens', label: t('tokens.title') },
    { key: 'nfts', label: t('nfts.title') },
    { key: 'activity', label: t('history.title') },
  ];
  return (
    <div className={tabsStyle}>
      <Tabs
        label={t('account.holdings')}
        items={items}
        current={current}
        onChange={choose}
        panelId={panelId}
      />
      <div role="tabpanel" id={panelId} aria-labelledby={tabId(panelId, current)}>
        <Suspense fallback={<RowSkeletons count={3} />}>
          {current === 'tokens' ? <TokensTab {...tokens} /> : null}
          {current === 'nfts' ? <NftsTab /> : null}
          {current === 'activity' ? <ActivityTab /> : null}
        </Suspense>
      </div>
    </div>
  );
}
