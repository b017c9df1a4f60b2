import type { CaipNetworkId } from '../../lib/networks/caip.js';
import { walletNames } from './walletNames.js';

/** A wallet in the directory's format. */
export interface DirectoryWallet {
  readonly id: string;
  readonly name: string;
  readonly homepage: string;
  readonly image_id: string;
  /** Lower values come first. */
  readonly order: number;
  /** A custom scheme, or an `https` link that opens the app. */
  readonly mobile_link: string | null;
  readonly desktop_link: string | null;
  readonly webapp_link: string | null;
  readonly app_store: string | null;
  readonly play_store: string | null;
  readonly chrome_store: string | null;
  readonly rdns: string | null;
  readonly injected: readonly { readonly namespace: string; readonly injected_id: string }[] | null;
  readonly chains: readonly CaipNetworkId[];
  readonly categories: readonly string[];
  readonly badge_type: 'certified' | 'none';
}

const COUNT = 600;
const EVM: readonly CaipNetworkId[] = ['eip155:1', 'eip155:10', 'eip155:137', 'eip155:8453', 'eip155:42161'];
const LOCAL: readonly CaipNetworkId[] = ['eip155:31337', 'eip155:31338'];
const SOLANA: CaipNetworkId = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp';
const CATEGORIES = ['DeFi', 'Gaming', 'NFT', 'Security', 'Social'];

let wallets: readonly DirectoryWallet[] | undefined;

/** The directory's wallets in order, the same in every run. */
export function directoryWallets(): readonly DirectoryWallet[] {
  wallets ??= walletNames(COUNT).map(walletOf);
  return wallets;
}

/** A wallet's links depend on its index, so that every combination occurs. */
function walletOf(name: string, index: number): DirectoryWallet {
  const isFirst = index === 0;
  const slug = `sandbox-${`${index}`.padStart(3, '0')}`;
  const site = `https://${slug}.example`;
  const every = (nth: number, offset = 0) => index % nth === offset;
  const when = <T>(condition: boolean, value: T): T | null => (condition ? value : null);
  // Some wallets have only a name, and some are only extensions.
  const isBare = every(50, 49);
  const isMobile = !isBare && !every(12, 7);
  const isExtension = !isBare && (every(6) || every(12, 7));
  return {
    id: hex(`wallet ${slug}`, 64),
    name,
    homepage: site,
    image_id: hex(`image ${slug}`, 32).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-'),
    order: (index + 1) * 10,
    mobile_link: when(isMobile, every(3) ? `${site}/open` : `${slug}://`),
    desktop_link: when(!isBare && every(4), `${slug}-desktop://`),
    webapp_link: when(!isBare && every(5), `${site}/app`),
    app_store: when(isMobile && !every(9, 8), `https://apps.example/ios/${slug}`),
    play_store: when(isMobile && !every(11, 10), `https://apps.example/android/${slug}`),
    chrome_store: when(isExtension, `https://apps.example/extension/${slug}`),
    // Some wallets can only be recognised by their flag.
    rdns: when(isExtension && !every(24, 12), isFirst ? 'org.wallet-modal.sandbox' : `example.${slug}`),
    injected: when(isExtension, [{ namespace: 'eip155', injected_id: `isSandbox${index}` }]),
    chains: chainsOf(index),
    categories: CATEGORIES.filter((_category, position) => every(position + 2)),
    badge_type: every(7) ? 'certified' : 'none',
  };
}

function chainsOf(index: number): CaipNetworkId[] {
  if (index % 40 === 39) return [SOLANA];
  const evm = EVM.filter((_chain, position) => position === 0 || index % (position + 1) === 0);
  return [...evm, ...(index % 10 === 9 ? [] : LOCAL), ...(index % 8 === 0 ? [SOLANA] : [])];
}

/** Pseudo-random hex digits, derived from a text. */
function hex(text: string, length: number): string {
  let state = 2_166_136_261;
  const stir = (value: number) => {
    state = Math.imul(state ^ value, 16_777_619) >>> 0;
    state = (state ^ (state >>> 13)) >>> 0;
  };
  for (const character of text) stir(character.codePointAt(0) ?? 0);
  let digits = '';
  while (digits.length < length) {
    stir(digits.length);
    digits += state.toString(16).padStart(8, '0');
  }
  return digits.slice(0, length);
}
