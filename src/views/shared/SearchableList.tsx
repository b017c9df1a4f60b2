import { type KeyboardEvent, type ReactElement, useDeferredValue, useRef, useState } from 'react';
import { SEARCHABLE_LIST_LENGTH } from '../../lib/constants.js';
import type { TextKey } from '../../locales/translation.js';
import { Announcer } from '../../ui/Announcer.js';
import { Empty } from '../../ui/Empty.js';
import { SearchIcon } from '../../ui/icons.js';
import { List } from '../../ui/List.js';
import type { Rows } from '../../ui/PlainList.js';
import { matchesQuery } from '../matchesQuery.js';
import { lazyPart } from '../shell/lazyPart.js';
import { useText } from '../useText.js';
import { field as fieldStyle, searchable } from './SearchableList.css.js';

// Loaded on demand, because few lists are long enough to need it. Without it, the list is still complete.
const SearchField = lazyPart(async () => (await import('../../ui/SearchField.js')).SearchField);

export interface SearchableListProps<Item> {
  label: string;
  searchLabel: string;
  /** Text with `{count}` for the number of matches. */
  foundKey: TextKey;
  /** Text with `{query}` for no matches. */
  noMatchKey: TextKey;
  items: readonly Item[];
  /** The text to search in. */
  textOf: (item: Item) => string;
  /** Renders an item as a Row with a key. */
  children: (item: Item) => ReactElement;
  /** Rows at the end that every search shows. */
  end?: Rows;
  /** Items that arrived while the list was on screen. They are shown after all others. */
  late?: readonly Item[];
  /** Arranges the items that match, e.g. under headings. By default they are one list. */
  arrange?: (items: readonly Item[], late: readonly Item[]) => Rows;
}

/** Rows, with a search field above them if there are many. Arrow keys move between the field and the rows. */
export function SearchableList<Item>(props: SearchableListProps<Item>) {
  const {
    label,
    searchLabel,
    foundKey,
    noMatchKey,
    items,
    textOf,
    children,
    end,
    late = [],
    arrange,
  } = props;
  const t = useText();
  const ref = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const asked = useDeferredValue(query).trim();
  const hasSearch = items.length + late.length > SEARCHABLE_LIST_LENGTH;
  const isFound = (item: Item) => !hasSearch || !asked || matchesQuery(textOf(item), asked);
  const shown = items.filter(isFound);
  const shownLate = late.filter(isFound);
  const count = shown.length + shownLate.length;

  const onKeyDown = (event: KeyboardEvent) => {
    const field = ref.current?.querySelector('input');
    const row = ref.current?.querySelector<HTMLElement>('[data-row]');
    const to = { ArrowDown: event.target === field && row, ArrowUp: event.target === row && field }[
      event.key
    ];
    if (!to) return;
    event.preventDefault();
    // Otherwise the list would move the focus again.
    event.stopPropagation();
    to.focus();
  };

  return (
    <div ref={ref} className={searchable} onKeyDownCapture={onKeyDown}>
      {hasSearch ? (
        <div className={fieldStyle}>
          <SearchField label={searchLabel} clearLabel={t('search.clear')} value={query} onChange={setQuery} />
        </div>
      ) : null}
      {count > 0 ? null : <Empty icon={<SearchIcon size={24} />} title={t(noMatchKey, { query: asked })} />}
      {count > 0 || end ? (
        <List label={label}>
          {arrange ? arrange(shown, shownLate) : [shown.map(children), end, shownLate.map(children)]}
        </List>
      ) : null}
      <Announcer message={hasSearch && asked ? t(foundKey, { count }) : ''} />
    </div>
  );
}
