import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useEffect, useState } from 'react';
import { accountAtom } from '../../atoms/connection.js';
import { servicesAtom } from '../../atoms/hostServices.js';
import { purchasesAtom, watchPurchasesAtom } from '../../atoms/onramp/purchases.js';
import { localeAtom } from '../../atoms/translate.js';
import { groupByMonth } from '../../lib/account/arrangeHistory.js';
import { formatMonth } from '../../lib/text/formatTime.js';
import { HistoryIcon } from '../../ui/accountIcons.js';
import { Button } from '../../ui/Button.js';
import { Empty } from '../../ui/Empty.js';
import { OfflineIcon } from '../../ui/icons.js';
import { List } from '../../ui/List.js';
import { EntryRow } from '../history/EntryRow.js';
import { month } from '../history/TransactionsView.css.js';
import { NoAccount } from '../shared/NoAccount.js';
import { ViewBody } from '../shared/ViewBody.js';
import { ViewPlaceholder } from '../shell/ViewPlaceholder.js';
import { useOnline } from '../useOnline.js';
import { useText } from '../useText.js';
import { note } from './OnRampForm.css.js';

/** The account's purchases by month. Refreshed while a purchase is pending. */
export function OnRampActivityView() {
  const t = useText();
  const account = useAtomValue(accountAtom);
  const locale = useAtomValue(localeAtom);
  const { clock } = useAtomValue(servicesAtom);
  const { status, entries, isKnown, isPaused } = useAtomValue(purchasesAtom);
  const watch = useSetAtom(watchPurchasesAtom);
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each account and each refresh
  useEffect(() => watch(), [watch, account, round]);
  const refresh = useCallback(() => setRound((last) => last + 1), []);
  useOnline(useCallback(() => status === 'failed' && refresh(), [status, refresh]));
  if (!account) return <NoAccount />;
  if (status === 'loading') return <ViewPlaceholder />;
  const isEmpty = entries.length === 0;
  const button = (
    <Button variant="secondary" isBlock onClick={refresh}>
      {t('onRamp.refresh')}
    </Button>
  );
  return (
    <ViewBody>
      {isEmpty && status === 'failed' ? (
        <Empty hasFailed icon={<OfflineIcon size={24} />} title={t('onRamp.purchasesFailed')} action={button}>
          {t('onRamp.purchasesFailedText')}
        </Empty>
      ) : null}
      {isEmpty && status === 'ready' ? (
        <Empty
          icon={<HistoryIcon size={24} />}
          title={t(isKnown ? 'onRamp.noPurchases' : 'onRamp.unknownPurchases')}
          action={isKnown ? button : undefined}
        >
          {t(isKnown ? 'onRamp.noPurchasesText' : 'onRamp.unknownPurchasesText')}
        </Empty>
      ) : null}
      {groupByMonth(entries).map((group) => {
        const title = formatMonth(group[0].minedAt, clock.now(), locale);
        return (
          <section key={title}>
            <h3 className={month}>{title}</h3>
            <List label={title}>
              {group.map((entry) => (
                <EntryRow key={entry.id} entry={entry} />
              ))}
            </List>
          </section>
        );
      })}
      {!isEmpty && status === 'failed' ? <p className={note}>{t('onRamp.oldPurchases')}</p> : null}
      {!isEmpty && (status === 'failed' || isPaused) ? button : null}
    </ViewBody>
  );
}
