import type { CodeFile, Examples } from './files.ts';
import { quoted } from './literal.ts';
import type { Page } from './page.ts';
import { reactCode } from './react.ts';

/** The names of well-known networks in `wagmi/chains`, by chain id. Others are written out. */
const KNOWN: Readonly<Record<string, string>> = {
  1: 'mainnet',
  10: 'optimism',
  56: 'bsc',
  100: 'gnosis',
  130: 'unichain',
  137: 'polygon',
  324: 'zksync',
  5000: 'mantle',
  8453: 'base',
  42161: 'arbitrum',
  42220: 'celo',
  43114: 'avalanche',
  59144: 'linea',
  534352: 'scroll',
  11155111: 'sepolia',
  84532: 'baseSepolia',
};

const numberOf = (id: unknown) =>
  typeof id === 'string' ? /^eip155:([1-9]\d{0,14})$/.exec(id)?.[1] : undefined;

interface WrittenOut {
  readonly name?: unknown;
  readonly rpcUrl?: unknown;
}

/** The page's EVM networks by chain id, with its settings for them. */
function networksOf({ modal }: Page): ReadonlyMap<string, WrittenOut> {
  const chains = modal.constants.find(({ name }) => name === 'chains')?.value;
  const told = new Map<string, WrittenOut>();
  for (const chain of Array.isArray(chains) ? chains : []) {
    const number = numberOf(chain.id);
    if (number) told.set(number, chain);
  }
  const networks = modal.written.find(({ setting }) => setting.name === 'networks')?.value;
  const ids = typeof networks === 'string' ? networks.split(' ').map(numberOf) : [...told.keys()];
  const numbers = ids.filter((number) => number !== undefined);
  return new Map((numbers.length ? numbers : ['1']).map((number) => [number, told.get(number) ?? {}]));
}

const text = (value: unknown, otherwise: string) => quoted(typeof value === 'string' ? value : otherwise);
const nodeOf = ({ rpcUrl }: WrittenOut) => text(rpcUrl, 'https://rpc.example.com');

function writtenOut(number: string, told: WrittenOut): string {
  return `const chain${number} = defineChain({
  id: ${number},
  name: ${text(told.name, `Network ${number}`)},
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: [${nodeOf(told)}] } },
});

`;
}

function configCode(page: Page): string {
  const networks = networksOf(page);
  const nameOf = (number: string) => KNOWN[number] ?? `chain${number}`;
  const names = [...networks.keys()].map(nameOf);
  const known = [...networks.keys()].flatMap((number) => KNOWN[number] ?? []).sort();
  const others = [...networks].filter(([number]) => !KNOWN[number]);
  const { id = '' } = page.modal;
  // Without a target, the connector uses the page's first modal.
  const target = /^[a-z][\w-]*$/i.test(id) ? quoted(`#${id}`) : '';
  const imports = [
    ...(others.length ? ["import { defineChain } from 'viem';\n"] : []),
    "import { createConfig, http } from 'wagmi';\n",
    ...(known.length ? [`import { ${known.join(', ')} } from 'wagmi/chains';\n`] : []),
    "import { walletModal } from 'wallet-modal/wagmi';\n",
  ];
  return `${imports.join('')}
${others.map(([number, told]) => writtenOut(number, told)).join('')}export const config = createConfig({
  chains: [${names.join(', ')}],
  connectors: [walletModal(${target})],
  multiInjectedProviderDiscovery: false,
  // Without an address, wagmi asks a public node.
  transports: {
${[...networks].map(([number, told]) => `    [${nameOf(number)}.id]: http(${nodeOf(told)}),\n`).join('')}  },
});
`;
}

/** The wagmi config, and the component that holds the tags. */
export const wagmiCode = (
  page: Page,
  examples: Examples,
  components: ReadonlyMap<string, string>,
): readonly CodeFile[] => [
  { name: 'config.ts', language: 'ts', code: configCode(page) },
  ...reactCode(page, examples, components),
];
