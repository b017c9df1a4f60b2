import { useAtom, useAtomValue } from 'jotai';
import { useId, useRef, useState } from 'react';
import { type AccountTab, accountTabAtom } from '../../atoms/account/tab.js';
import { configAtom } from '../../atoms/siteConfig.js';
import { viewedAccountAtom, viewedTokensAtom } from '../../atoms/watch/viewedAccount.js';
import { Tabs, tabId } from '../../ui/Tabs.js';
import { TallRowSkeletons } from '../../ui/TallRowSkeletons.js';
import { useTokenWatch } from '../shared/useTokenWatch.js';
import { lazyPart } from '../shell/lazyPart.js';
import { useText } from '../useText.js';
import { tabs as tabsStyle } from './HoldingsTabs.css.js';
import { NftSkeletons } from './NftSkeletons.js';
import { TokensTab } from './TokensTab.js';

const Waiting = () => <TallRowSkeletons count={3} />;
const loadHistory = async () => (await import('../history/historyTabs.js')).historyTabs;
const ActivityTab = lazyPart(async () => (await loadHistory()).activity, Waiting);
const NftsTab = lazyPart(async () => (await loadHistory()).nfts, NftSkeletons);
const LATER = { tokens: undefined, activity: ActivityTab, nfts: NftsTab };

/** The account's holdings and activity. A site without history has only the tokens. */
export function HoldingsTabs() {
  const t = useText();
  const panelId = useId();
  const tokens = useAtomValue(viewedTokensAtom);
  const { features } = useAtomValue(configAtom);
  const [current, choose] = useAtom(accountTabAtom);
  // The total needs the tokens, whichever tab is open.
  useTokenWatch(viewedAccountAtom);

  const panelRef = useRef<HTMLDivElement>(null);
  const [leastHeight, setLeastHeight] = useState<number>();
  const change = (tab: AccountTab) => {
    // Otherwise the tabs would move away from the pointer, because the card is centred or at the bottom of the page.
    setLeastHeight(panelRef.current?.offsetHeight);
    choose(tab);
  };
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
        onChange={change}
        onIntent={(key) => LATER[key]?.prepare()}
        panelId={panelId}
      />
      <div
        ref={panelRef}
        role="tabpanel"
        id={panelId}
        style={{ minBlockSize: leastHeight }}
        aria-labelledby={tabId(panelId, current)}
      >
        {current === 'tokens' ? <TokensTab {...tokens} /> : null}
        {current === 'nfts' ? <NftsTab /> : null}
        {current === 'activity' ? <ActivityTab /> : null}
      </div>
    </div>
  );
}
