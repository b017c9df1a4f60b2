import type { ReactElement } from 'react';
import type { WalletRow } from '../../atoms/directory/arrangeWallets.js';
import type { Rows } from '../../ui/PlainList.js';
import { PlainSection } from '../../ui/PlainSection.js';
import type { ViewText } from '../useText.js';

interface SectionsGiven {
  t: ViewText;
  rows: readonly WalletRow[];
  /** Rows that aren't wallets. They follow the last of `rows`. */
  end: readonly (ReactElement | null | false)[];
  /** Wallets below everything else. */
  after?: readonly WalletRow[];
  rowOf: (row: WalletRow) => ReactElement;
  /** The number of wallets that are still loading. */
  awaited: number;
  /** Whether the site chose the wallets itself. They may then be less popular ones. */
  isChosen: boolean;
}

/** The list of wallets under headings that say where each comes from. Keeps the order of the rows. */
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
  // biome-ignore lint/suspicious/noArrayIndexKey: while the list is visible, sections are only added at the end
  return sections.map((section, at) => <PlainSection key={at} {...section} />);
}
