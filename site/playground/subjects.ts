import type { Setting } from './settings.ts';

export interface Subject {
  readonly title: string;
  readonly settings: readonly Setting[];
}

/** The modal's settings by subject. The other tags have their own subject. */
const OF_MODAL: readonly (readonly [title: string, names: string])[] = [
  ['Appearance', 'theme-mode themeVariables layout inline open view'],
  ['Language and texts', 'locale texts currency rateSource'],
  ['Your site', 'app-name app-description app-url app-icon terms-url privacy-url'],
  ['Networks', 'networks default-network allow-unsupported-chain chains tokens'],
  [
    'Wallets',
    'wallet-order all-wallets featured-wallets include-wallets exclude-wallets customWallets wallet-source walletSource connectors multiple no-injected no-announced',
  ],
  [
    'What visitors can do',
    'features account-source accountSource quote-source quoteSource swap-fee onRamps restrict-timezones track-transactions siwe-url siwe',
  ],
  [
    'Services',
    'services project-id directory-url chain-api-url relay-url frame-url ipfs-gateway analytics-url enable-analytics',
  ],
  ['Loading and remembering', 'prefetch remember reconnect storage'],
];

/** The settings by subject. Settings without one come last. */
export function bySubject(settings: readonly Setting[]): readonly Subject[] {
  const named = OF_MODAL.map(([title, names]) => ({
    title,
    settings: names.split(' ').flatMap((name) => settings.find(({ id }) => id === name) ?? []),
  }));
  const known = new Set(named.flatMap((subject) => subject.settings));
  const others = settings.filter((setting) => !known.has(setting));
  const tags = [...new Set(others.map(({ tag }) => tag))];
  return [
    ...named,
    ...tags.map((tag) => ({ title: `<${tag}>`, settings: others.filter((one) => one.tag === tag) })),
  ];
}
