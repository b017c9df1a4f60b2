import arbitrumOne from '@web3icons/core/svgs/networks/branded/arbitrum-one.svg.js';
import aurora from '@web3icons/core/svgs/networks/branded/aurora.svg.js';
import avalanche from '@web3icons/core/svgs/networks/branded/avalanche.svg.js';
import base from '@web3icons/core/svgs/networks/branded/base.svg.js';
import binanceSmartChain from '@web3icons/core/svgs/networks/branded/binance-smart-chain.svg.js';
import blast from '@web3icons/core/svgs/networks/branded/blast.svg.js';
import celo from '@web3icons/core/svgs/networks/branded/celo.svg.js';
import ethereum from '@web3icons/core/svgs/networks/branded/ethereum.svg.js';
import fantom from '@web3icons/core/svgs/networks/branded/fantom.svg.js';
import gnosis from '@web3icons/core/svgs/networks/branded/gnosis.svg.js';
import kaia from '@web3icons/core/svgs/networks/branded/kaia.svg.js';
import linea from '@web3icons/core/svgs/networks/branded/linea.svg.js';
import mantle from '@web3icons/core/svgs/networks/branded/mantle.svg.js';
import optimism from '@web3icons/core/svgs/networks/branded/optimism.svg.js';
import polygon from '@web3icons/core/svgs/networks/branded/polygon.svg.js';
import scroll from '@web3icons/core/svgs/networks/branded/scroll.svg.js';
import solana from '@web3icons/core/svgs/networks/branded/solana.svg.js';
import unichain from '@web3icons/core/svgs/networks/branded/unichain.svg.js';
import zksync from '@web3icons/core/svgs/networks/branded/zksync.svg.js';
import zora from '@web3icons/core/svgs/networks/branded/zora.svg.js';
import type { CaipNetworkId } from '../lib/networks/caip.js';
import { SOLANA_DEVNET, SOLANA_MAINNET, SOLANA_TESTNET } from '../lib/solana/solana.js';
import type { Picture } from '../lib/untrusted/dataUrl.js';
import { ownValue } from '../lib/untrusted/ownValue.js';

/** The icons of the most used networks, as SVG text. A test network uses its main network's icon. */
const marks: Readonly<Record<CaipNetworkId, string>> = {
  'eip155:1': ethereum,
  'eip155:11155111': ethereum,
  'eip155:10': optimism,
  'eip155:56': binanceSmartChain,
  'eip155:100': gnosis,
  'eip155:130': unichain,
  'eip155:137': polygon,
  'eip155:250': fantom,
  'eip155:324': zksync,
  'eip155:5000': mantle,
  'eip155:8217': kaia,
  'eip155:8453': base,
  'eip155:84532': base,
  'eip155:42161': arbitrumOne,
  'eip155:42220': celo,
  'eip155:43114': avalanche,
  'eip155:59144': linea,
  'eip155:81457': blast,
  'eip155:534352': scroll,
  'eip155:7777777': zora,
  'eip155:1313161554': aurora,
  [SOLANA_MAINNET]: solana,
  [SOLANA_TESTNET]: solana,
  [SOLANA_DEVNET]: solana,
};

const toPicture = (text: string): Picture => ({
  type: 'image/svg+xml',
  bytes: new TextEncoder().encode(text),
});

/** The built-in icon of a network as our own SVG text, if there is one. */
export const networkSvg = (id: CaipNetworkId): string | undefined => ownValue(marks, id);

const icons = new Map(Object.entries(marks).map(([id, text]) => [id, toPicture(text)]));

/** The built-in icon of a network, if there is one. */
export const networkIcon = (id: CaipNetworkId): Picture | undefined => icons.get(id);
