import { atom } from 'jotai/vanilla';
import type { Config } from '../lib/config.js';
import { type CaipNetworkId, ETHEREUM_MAINNET } from '../lib/networks/caip.js';
import { knownNetwork, type NetworkDefinition, unnamedNetwork } from '../lib/networks/networks.js';

const EMPTY: Config = {
  projectId: undefined,
  pairing: undefined,
  app: { name: undefined, description: undefined, url: undefined, icon: undefined },
  termsUrl: undefined,
  privacyUrl: undefined,
  networks: [],
  describedNetworks: [],
  defaultNetwork: undefined,
  allowUnsupportedChain: false,
  offersAnnounced: true,
  offersInjected: true,
  tokens: {},
  directory: undefined,
  chainApi: undefined,
  features: {
    receive: true,
    history: true,
    send: true,
    swaps: false,
    onramp: false,
    names: false,
    watch: false,
  },
  signIn: undefined,
  siwe: undefined,
  analytics: undefined,
  ipfsGateway: undefined,
  choice: { featured: [], include: [], exclude: [], excludeRdns: [], all: 'show' },
  walletOrder: [],
  customWallets: [],
  connectors: [],
  locale: 'en',
  direction: undefined,
  texts: {},
  remember: 'local',
  multiple: false,
  reconnects: true,
  storage: undefined,
  accountSource: undefined,
  quotes: undefined,
  swapFee: '',
  onRamps: undefined,
  currency: '',
  rates: undefined,
  trackTransactions: false,
  inline: false,
  layout: 'auto',
};

/** The settings of the element. Written by `session/createSession.ts` only. */
export const configAtom = atom<Config>(EMPTY);

/** The networks of the site's list. */
export const requestedNetworksAtom = atom((get) => get(configAtom).networks);

/** Finds a network: the site's definition, or the publicly known one. */
export const findNetworkAtom = atom((get) => {
  const { networks, describedNetworks } = get(configAtom);
  const own = [...networks, ...describedNetworks];
  return (id: CaipNetworkId): NetworkDefinition | undefined =>
    own.find((network) => network.id === id) ?? knownNetwork(id);
});

/** Ethereum mainnet, which resolves ENS names, if the site has set an RPC URL for it, in its list or beside it. */
export const ensNetworkAtom = atom((get) => {
  const mainnet = get(findNetworkAtom)(ETHEREUM_MAINNET);
  return mainnet?.rpcUrl ? mainnet : undefined;
});

/** Describes a wallet's network. An unknown one is described by its id alone. */
export const describeNetworkAtom = atom((get) => {
  const find = get(findNetworkAtom);
  return (id: CaipNetworkId): NetworkDefinition => find(id) ?? unnamedNetwork(id);
});
