import type { CaipNetworkId } from './caip.js';

export interface NativeCurrency {
  readonly name: string;
  readonly symbol: string;
  /** Base units of one whole are ten to this power. */
  readonly decimals: number;
}

/** A network as the product knows it. RPC addresses are the host's own and are used exactly as given. */
export interface NetworkDefinition {
  readonly id: CaipNetworkId;
  readonly name: string;
  readonly nativeCurrency: NativeCurrency;
  readonly rpcUrl?: string | undefined;
  /** Base address of a block explorer, without a slash at the end. */
  readonly explorerUrl?: string | undefined;
  /** https: or data: address of a picture. */
  readonly imageUrl?: string | undefined;
  readonly testnet?: boolean | undefined;
}

const ETHER: NativeCurrency = { name: 'Ether', symbol: 'ETH', decimals: 18 };
const coin = (name: string, symbol: string): NativeCurrency => ({ name, symbol, decimals: 18 });

type Row = [reference: number, name: string, explorerHost: string, currency?: NativeCurrency, testnet?: true];

const EVM: readonly Row[] = [
  [1, 'Ethereum', 'etherscan.io'],
  [10, 'OP Mainnet', 'optimistic.etherscan.io'],
  [56, 'BNB Smart Chain', 'bscscan.com', coin('BNB', 'BNB')],
  [100, 'Gnosis', 'gnosisscan.io', coin('xDAI', 'XDAI')],
  [137, 'Polygon', 'polygonscan.com', coin('POL', 'POL')],
  [250, 'Fantom', 'ftmscan.com', coin('Fantom', 'FTM')],
  [324, 'zkSync Era', 'explorer.zksync.io'],
  [8217, 'Kaia', 'kaiascan.io', coin('Kaia', 'KAIA')],
  [8453, 'Base', 'basescan.org'],
  [42161, 'Arbitrum One', 'arbiscan.io'],
  [42220, 'Celo', 'celoscan.io', coin('Celo', 'CELO')],
  [43114, 'Avalanche', 'snowtrace.io', coin('Avalanche', 'AVAX')],
  [59144, 'Linea', 'lineascan.build'],
  [7777777, 'Zora', 'explorer.zora.energy'],
  [1313161554, 'Aurora', 'explorer.aurora.dev'],
  [11155111, 'Sepolia', 'sepolia.etherscan.io', ETHER, true],
  [84532, 'Base Sepolia', 'sepolia.basescan.org', ETHER, true],
];

const KNOWN = new Map<CaipNetworkId, NetworkDefinition>(
  EVM.map(([reference, name, explorer, nativeCurrency = ETHER, testnet]) => {
    const id: CaipNetworkId = `eip155:${reference}`;
    return [id, { id, name, nativeCurrency, explorerUrl: `https://${explorer}`, testnet }];
  }),
);

/** What is publicly known of a network (name, currency, explorer; never an RPC address). */
export function knownNetwork(id: CaipNetworkId): NetworkDefinition | undefined {
  return KNOWN.get(id);
}

/** A network that nobody described: named by its id, its currency unknown. */
export function unnamedNetwork(id: CaipNetworkId): NetworkDefinition {
  return { id, name: id, nativeCurrency: { name: 'Native currency', symbol: '', decimals: 18 } };
}
