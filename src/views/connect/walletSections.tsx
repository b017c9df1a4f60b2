import type { ReactElement } from 'react';
import type { WalletRow } from '../../atoms/directory/arrangeWallets.js';
import type { Rows } from '../../ui/PlainList.js';
import { PlainSection } from '../../ui/PlainSection.js';
import type { ViewText } from '../useText.js';

interface SectionsGiven {
  t: ViewText;
  rows: readonly WalletRow[];
  /** Rows that are no wallets: they follow the last of `rows`. */
  end: readonly (ReactElement | null | false)[];
  /** Wallets below everything else. */
  after?: readonly WalletRow[];
  rowOf: (row: WalletRow) => ReactElement;
  /** How many wallets are still to come. */
  awaited: number;
  /** Whether the site has chosen wallets itself. Then they need not be popular. */
  isChosen: boolean;
}

/** The list of wallets under headings that say where each comes from. The order of the rows stays. */
export function walletSections({ t, rows, end, after = [], rowOf, awaited, isChosen }: SectionsGiven): Rows {
  const titles = { recent: 'connect.recent', installed: 'connect.installed' } as const;
  const isPopular =
    !isChosen && (awaited > 0 || [...rows, ...after].some(({ group }) => group === 'recommended'));
  const sections: { readonly title: string; readonly rows: ReactElement[] }[] = [];
  const add = (group: WalletRow['group'] | undefined, row: ReactElement) => {
    const known = group === 'recent' || group === 'installed' ? titles[group] : undefined;
    const title = t(known ?? (isPopular ? 'connect.popular' : 'connect.more'));
    const last = sections.at(-1);
    if (last?.title === title) last.rows.push(row);
    else sections.push({ title, rows: [row] });
  };
  for (const row of rows) add(row.group, rowOf(row));
  for (const row of end) if (row) add(undefined, row);
  for (const row of after) add(row.group, rowOf(row));
  // biome-ignore lint/suspicious/noArrayIndexKey: sections only come at the end while somebody looks
  return sections.map((section, at) => <PlainSection key={at} {...section} />);
}
