import type { Config } from '../../lib/config.js';
import type { Modal } from '../page/readModal.js';
import { askedAt, type Directive, type PagePlace, type Wanted } from './need.js';

// Hosts that are fixed in WalletConnect's library, and so appear in no setting.
const RELAY = 'wss://relay.walletconnect.org';
const VERIFY = 'https://verify.walletconnect.org';
const SIGNATURES = 'https://rpc.walletconnect.org';

interface Asked {
  readonly url: string | undefined;
  readonly feature: string;
  readonly why: string;
  readonly without: string;
  readonly directive?: Directive;
  readonly isOptional?: boolean;
  /** Addresses below it are requested. */
  readonly hasMore?: boolean;
}

const isAsked = (config: Config) =>
  config.analytics?.permission === 'given' || config.directory?.hosted !== undefined;

/** The needs of a modal's hosted services, of its own services, and of its networks' nodes. */
export function serviceNeeds({ config, siweUrl }: Modal, page: PagePlace): readonly Wanted[] {
  const nodes = [...config.networks, ...config.describedNetworks].map(
    ({ id, name, rpcUrl }): Asked => ({
      url: rpcUrl,
      feature: 'Nodes',
      why: `Reads ${name} (${id}): balances, names, fees, what became of transactions.`,
      without: 'The balance is "not available", and sending and following transactions need the wallet.',
    }),
  );
  const asked: readonly Asked[] = [
    ...nodes,
    {
      url: config.chainApi?.url,
      hasMore: true,
      feature: 'Chain API',
      why: 'Tokens, history, names, prices, swaps and buying.',
      without: 'Balances come from your rpcUrl alone; there is no history, and nothing can be bought.',
    },
    {
      url: config.directory?.hosted?.url,
      hasMore: true,
      feature: 'Directory',
      why: 'Lists wallets that visitors may not have yet, with their pictures.',
      without: 'The list says what is missing.',
    },
    {
      url: config.pairing && (config.pairing.relayUrl ?? RELAY),
      feature: 'Wallet apps',
      why: 'The relay between your page and wallet apps, by QR code or link.',
      without: 'Wallet apps cannot connect.',
    },
    {
      url: config.pairing && !config.pairing.relayUrl ? VERIFY : undefined,
      directive: 'frame-src',
      hasMore: true,
      feature: 'Wallet apps',
      why: 'Lets wallet apps check which site asks.',
      without: 'Wallet apps say that they do not know your site, and connecting takes a second longer.',
      isOptional: true,
    },
    {
      url: config.pairing && config.siwe ? SIGNATURES : undefined,
      hasMore: true,
      feature: 'Signing in with a wallet app',
      why: "WalletConnect's library asks whether a smart account made the signature.",
      without: 'Smart accounts in wallet apps cannot sign in while they connect.',
    },
    {
      url: config.signIn?.url,
      directive: 'frame-src',
      feature: 'Sign-in',
      why: 'The frame of the service for signing in by email or a social account.',
      without: 'Signing in fails at once and says so.',
    },
    {
      url: siweUrl,
      hasMore: true,
      feature: 'Signing in with a wallet',
      why: 'Your server at siwe-url.',
      without: 'Nobody can sign in to your site.',
    },
    {
      url: isAsked(config) ? config.analytics?.url : undefined,
      hasMore: true,
      feature: 'Analytics',
      why: 'Events of the modal are posted there. With enable-analytics="false" it needs nothing.',
      without: 'No events are sent.',
    },
  ];
  return asked.flatMap(({ url, directive = 'connect-src', hasMore, ...told }) => {
    const place = askedAt(url, page, hasMore);
    return place ? [{ directive, ...place, ...told }] : [];
  });
}
