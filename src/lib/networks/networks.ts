import { SOLANA_DEVNET, SOLANA_MAINNET, SOLANA_TESTNET } from '../solana/solana.js';
import { type CaipNetworkId, spokenNamespaceOf } from './caip.js';
import { NAMESPACE_RULES, type NativeCurrency } from './namespaces.js';

/** A network's definition. RPC URLs are the host's own and are used exactly as given. */
export interface NetworkDefinition {
  readonly id: CaipNetworkId;
  readonly name: string;
  readonly nativeCurrency: NativeCurrency;
  readonly rpcUrl?: string | undefined;
  /** The URL of a block explorer, without a trailing slash. Its query (`?…`) is kept after longer paths. */
  readonly explorerUrl?: string | undefined;
  /** An `https:` or `data:` URL of a picture. */
  readonly imageUrl?: string | undefined;
  /** A CSS colour to show in place of a missing picture. */
  readonly color?: string | undefined;
  readonly testnet?: boolean | undefined;
}

const ETHER: NativeCurrency = { name: 'Ether', symbol: 'ETH', decimals: 18 };
const coin = (name: string, symbol: string): NativeCurrency => ({ name, symbol, decimals: 18 });

type Row = [
  reference: number,
  name: string,
  explorerHost: string,
  color: string,
  currency?: NativeCurrency,
  testnet?: true,
];

const EVM: readonly Row[] = [
  [1, 'Ethereum', 'etherscan.io', '627eea'],
  [10, 'OP Mainnet', 'optimistic.etherscan.io', 'ff0420'],
  [56, 'BNB Smart Chain', 'bscscan.com', 'f0b90b', coin('BNB', 'BNB')],
  [100, 'Gnosis', 'gnosisscan.io', '04795b', coin('xDAI', 'XDAI')],
  [130, 'Unichain', 'uniscan.xyz', 'f50db4'],
  [137, 'Polygon', 'polygonscan.com', '8247e5', coin('POL', 'POL')],
  [250, 'Fantom', 'ftmscan.com', '1969ff', coin('Fantom', 'FTM')],
  [324, 'zkSync Era', 'explorer.zksync.io', '8c8dfc'],
  [5000, 'Mantle', 'mantlescan.xyz', '65b3ae', coin('Mantle', 'MNT')],
  [8217, 'Kaia', 'kaiascan.io', 'bff009', coin('Kaia', 'KAIA')],
  [8453, 'Base', 'basescan.org', '0052ff'],
  [42161, 'Arbitrum One', 'arbiscan.io', '12aaff'],
  [42220, 'Celo', 'celoscan.io', 'fcff52', coin('Celo', 'CELO')],
  [43114, 'Avalanche', 'snowtrace.io', 'e84142', coin('Avalanche', 'AVAX')],
  [59144, 'Linea', 'lineascan.build', '61dfff'],
  [81457, 'Blast', 'blastscan.io', 'fcfc03'],
  [534352, 'Scroll', 'scrollscan.com', 'ffeeda'],
  [7777777, 'Zora', 'explorer.zora.energy', 'a1723a'],
  [1313161554, 'Aurora', 'explorer.aurora.dev', '70d44b'],
  [11155111, 'Sepolia', 'sepolia.etherscan.io', '8a8f98', ETHER, true],
  [84532, 'Base Sepolia', 'sepolia.basescan.org', '8a8f98', ETHER, true],
];

const SOL = NAMESPACE_RULES.solana.nativeCurrency;
const SOLANA: readonly [id: CaipNetworkId, name: string, explorer: string, testnet?: true][] = [
  [SOLANA_MAINNET, 'Solana', 'solscan.io'],
  [SOLANA_TESTNET, 'Solana Testnet', 'explorer.solana.com/?cluster=testnet', true],
  [SOLANA_DEVNET, 'Solana Devnet', 'explorer.solana.com/?cluster=devnet', true],
];

const KNOWN = new Map<CaipNetworkId, NetworkDefinition>(
  [
    ...EVM.map(([reference, ...rest]) => [`eip155:${reference}` as CaipNetworkId, ...rest] as const),
    ...SOLANA.map(([id, name, host, testnet]) => [id, name, host, '9945ff', SOL, testnet] as const),
  ].map(([id, name, explorer, color, nativeCurrency = ETHER, testnet]) => {
    const explorerUrl = `https://${explorer}`;
    return [id, { id, name, nativeCurrency, explorerUrl, color: `#${color}`, testnet }];
  }),
);

/** The public facts about a network (name, currency, explorer; never an RPC URL). */
export function knownNetwork(id: CaipNetworkId): NetworkDefinition | undefined {
  return KNOWN.get(id);
}

/** Whether the network has a name other than its id. */
export const isNamed = ({ id, name }: NetworkDefinition): boolean => name !== id;

/** A network without a description: its id is its name, and its currency is unknown. */
export function unnamedNetwork(id: CaipNetworkId): NetworkDefinition {
  return { id, name: id, nativeCurrency: NAMESPACE_RULES[spokenNamespaceOf(id)].nativeCurrency };
}
