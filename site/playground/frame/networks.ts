import type { PageTag } from '../code/page.ts';

export type ChainId = `eip155:${number}`;

const DEFAULT_NETWORK: ChainId = 'eip155:31337';
/** Each chain takes a moment to start. */
const MOST_CHAINS = 3;

const isChainId = (id: unknown): id is ChainId => typeof id === 'string' && /^eip155:[1-9]\d{0,14}$/.test(id);

const describedIn = ({ constants }: PageTag): readonly { readonly id?: unknown }[] => {
  const chains = constants.find(({ name }) => name === 'chains')?.value;
  return Array.isArray(chains) ? chains : [];
};

/** The page's networks that run in the preview. Solana networks don't, but they have a wallet. */
export function networksOf(modal: PageTag): readonly string[] {
  const networks = modal.written.find(({ setting }) => setting.name === 'networks')?.value;
  const ids = typeof networks === 'string' ? networks.split(' ') : describedIn(modal).map(({ id }) => id);
  const chains = [...new Set(ids.filter(isChainId))].slice(0, MOST_CHAINS);
  const others = ids.filter((id) => typeof id === 'string' && id.startsWith('solana:'));
  return chains.length || others.length ? [...chains, ...others.map(String)] : [DEFAULT_NETWORK];
}

export const chainIdsIn = (networks: readonly string[]) => networks.filter(isChainId);

/** The value of `chains`: the page's settings for its networks, with the RPC addresses of those that run here. */
export function mergeChains(
  modal: PageTag,
  running: readonly { readonly id: string; readonly rpcUrl: string }[],
): readonly object[] {
  const described = describedIn(modal);
  return [
    ...running.map((chain) => ({
      ...chain,
      ...described.find(({ id }) => id === chain.id),
      rpcUrl: chain.rpcUrl,
    })),
    ...described.filter(({ id }) => !running.some((chain) => chain.id === id)),
  ];
}

/** The preview networks' sources, for settings that the page leaves at their defaults. */
export function sourcesBeside(
  { written, examples }: PageTag,
  { accountSource, quoteSource }: { readonly accountSource: unknown; readonly quoteSource: unknown },
): Readonly<Record<string, unknown>> {
  const isSet = (attribute: string, property: string) =>
    written.some(({ setting }) => setting.name === attribute) || examples.includes(property);
  return {
    ...(isSet('account-source', 'accountSource') ? {} : { accountSource }),
    ...(isSet('quote-source', 'quoteSource') ? {} : { quoteSource }),
  };
}
