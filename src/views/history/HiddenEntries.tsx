import { useAtomValue } from 'jotai';
import { type ReactNode, useId, useState } from 'react';
import type { SuspectEntry } from '../../atoms/account/history.js';
import { isWatchingAtom } from '../../atoms/watch/viewedAccount.js';
import type { LongListProps } from '../../ui/longListProps.js';
import { FoldButton } from '../shared/FoldButton.js';
import { useText } from '../useText.js';
import { tab } from './ActivityTab.css.js';
import { EntryRow } from './EntryRow.js';

interface HiddenEntriesProps {
  entries: readonly SuspectEntry[];
  /** The total number, if it is higher. */
  count?: number;
  /** Draws the rows. */
  list: (props: Pick<LongListProps<SuspectEntry>, 'label' | 'items' | 'children'>) => ReactNode;
}

/** Probable spam that strangers put into the history. Folded, with the reason for each entry. */
export function HiddenEntries({ entries, count = entries.length, list }: HiddenEntriesProps) {
  const t = useText();
  const isWatching = useAtomValue(isWatchingAtom);
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  if (entries.length === 0) return null;
  const label = t('history.hidden', { count });
  return (
    <div className={tab}>
      <FoldButton label={label} isOpen={isOpen} controls={id} onToggle={() => setOpen(!isOpen)} />
      {isOpen ? (
        <div id={id}>
          {list({
            label,
            items: entries,
            children: ({ suspicion, ...entry }) => (
              <EntryRow
                key={entry.id}
                entry={entry}
                reason={isWatching ? t(`history.watched.${suspicion}`) : t(`history.suspicion.${suspicion}`)}
              />
            ),
          })}
        </div>
      ) : null}
    </div>
  );
}
