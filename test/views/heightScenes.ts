import type { Route, ViewName } from '../../src/atoms/router.js';
import type { OnRampOptions } from '../../src/lib/onramp/onRamp.js';
import { signInWorld } from '../atoms/fakeSignIn.js';
import { ALICE, BOB, facts, fakeAccountData, fakeConnector, ONE, type World, world } from '../atoms/fakes.js';
import { fakeNaming } from '../atoms/names/fakeNaming.js';
import { bought, fakeOnRamp, OPTIONS } from '../atoms/onramp/fakeOnRamp.js';
import { fakeSending } from '../atoms/send/fakeSending.js';
import { signedIn } from '../atoms/signIn/fakeSignIn.js';
import { startSiwe } from '../atoms/siwe/startSiwe.js';
import { fakeSwapping, HELD, TOKENS } from '../atoms/swap/fakeSwapping.js';
import { entry } from '../lib/account/entries.js';

/** A view, and the view before it. */
export interface Scene {
  readonly route: Route;
  readonly from: Route;
  /** Whether it may need more room than its placeholder can know. */
  readonly grows: boolean;
  /** A text on screen once the data has loaded. */
  readonly shows: string;
  /** Sets the scene up. Its data arrives once `data` resolves. */
  readonly enter: (data: Promise<void>) => Promise<World>;
}

const SERVICE = { url: 'https://chain.example', projectId: 'p', isHosted: true };
const ALL = {
  receive: true,
  history: true,
  send: true,
  swaps: true,
  onramp: true,
  names: true,
  watch: false,
};

/** Twelve of each currency. */
const MANY: OnRampOptions = {
  ...OPTIONS,
  payment: [...'ABCDEFGHIJKL'].flatMap((id) =>
    OPTIONS.payment.slice(0, 1).map((one) => ({ ...one, id: `US${id}` })),
  ),
  purchase: Array.from({ length: 12 }).flatMap((_, at) =>
    OPTIONS.purchase.slice(0, 1).map((one) => ({ ...one, id: `${at}`, name: `Coin ${at}` })),
  ),
};

/** A visitor with six wallets and no connection. */
async function stranger() {
  return world({
    wallets: ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => fakeConnector(id)),
  });
}

/** A connected visitor, on a site that offers everything. */
async function customer(data: Promise<void>) {
  const late =
    <T>(answer: T) =>
    async () => {
      await data;
      return answer;
    };
  const wallet = fakeConnector('a');
  const ramp = { ...fakeOnRamp(), options: late(MANY) };
  const entries = Array.from({ length: 20 }, (_, at) =>
    entry({ id: `${at}`, network: ONE, minedAt: 1_000_000 - at }),
  );
  const others = HELD.slice(2).flatMap((one) =>
    [1, 2, 3].map((at) => ({ ...one, address: `0x${`${at}`.repeat(40)}`, symbol: `MORE${at}` })),
  );
  const purchases = Array.from({ length: 6 }, (_, at) => bought(`${at}`, 'confirmed', 1_000 - at));
  const here = world({
    wallets: [wallet],
    config: {
      chainApi: SERVICE,
      quotes: { hosted: SERVICE },
      onRamps: { own: [], hosted: undefined },
      features: ALL,
    },
    services: {
      openAccountData: async () =>
        fakeAccountData({
          balances: late({ tokens: [...HELD, ...others], source: 'service' as const }),
          history: late({ entries, next: undefined }),
        }),
      openSwap: async () => fakeSwapping({ tokens: late(TOKENS) }),
      openOnRamp: async () => ({ ...ramp, purchases: late(purchases) }),
      openSending: async () => fakeSending(),
      openNaming: async () => fakeNaming(),
    },
  });
  await here.connect(wallet, facts(ONE, ALICE, BOB));
  return here;
}

/** A visitor whose wallet has connected to a site that requires them to sign in. */
async function subscriber(): Promise<World> {
  const here = await startSiwe();
  await here.connectInModal();
  return here;
}

/** A visitor who has signed in with an email address. */
const member = async (): Promise<World> => signedIn();

const email = 'ada@example.com';
/** Views with lists, or with codes that only some devices show. */
const GROWING: readonly ViewName[] = [
  'Account',
  'AllWallets',
  'ConnectingFarcaster',
  'ConnectingWalletConnect',
  'OnRampActivity',
  'OnRampFiatSelect',
  'OnRampTokenSelect',
  'SwapSelectToken',
  'Transactions',
  'WalletSendSelectToken',
];

const scenes = (enter: Scene['enter'], from: Route, ...views: (readonly [Route, string?])[]): Scene[] =>
  views.map(([route, shows = '']) => ({ route, from, enter, shows, grows: GROWING.includes(route.view) }));

export const SCENES: readonly Scene[] = [
  ...scenes(
    stranger,
    { view: 'Connect' },
    [{ view: 'WhatIsAWallet' }],
    [{ view: 'WhatIsANetwork' }],
    [{ view: 'GetWallet' }],
    [{ view: 'AllWallets' }],
    [{ view: 'Networks' }],
    [{ view: 'ConnectingExternal', connectorId: 'a' }],
    [{ view: 'ConnectingWalletConnect', connectorId: 'a' }],
  ),
  ...scenes(
    async () => signInWorld(),
    { view: 'Connect' },
    [{ view: 'ConnectSocials' }],
    [{ view: 'ConnectingSocial', provider: 'github' }],
    [{ view: 'ConnectingFarcaster' }],
    [{ view: 'EmailVerifyOtp', email }],
    [{ view: 'EmailVerifyDevice', email }],
  ),
  ...scenes(subscriber, { view: 'Connect' }, [{ view: 'ConnectingSiwe' }]),
  ...scenes(
    customer,
    { view: 'Account' },
    [{ view: 'Networks' }],
    [{ view: 'SwitchNetwork', networkId: 'eip155:31338' }],
    [{ view: 'UnsupportedChain' }],
    [{ view: 'Transactions' }, 'COIN'],
    [{ view: 'WalletReceive' }],
    [{ view: 'WalletCompatibleNetworks' }],
    [{ view: 'WalletSend' }],
    [{ view: 'WalletSendSelectToken' }, 'SEUR'],
    [{ view: 'Swap' }, 'You pay'],
    [{ view: 'SwapSelectToken', target: 'to' }, 'SEUR'],
    [{ view: 'OnRampProviders' }, 'Coinbase'],
    [{ view: 'OnRampTokenSelect' }, 'Coin 11'],
    [{ view: 'OnRampFiatSelect' }, 'USL'],
    [{ view: 'OnRampActivity' }, 'USDC'],
    [{ view: 'WhatIsABuy' }],
    [{ view: 'ChooseAccountName' }],
    [{ view: 'RegisterAccountName' }],
  ),
  // Views that load with the account.
  ...scenes(
    customer,
    { view: 'Networks' },
    [{ view: 'Account' }, 'SEUR'],
    [{ view: 'AccountSettings' }],
    [{ view: 'Profile' }],
  ),
  ...scenes(
    member,
    { view: 'Account' },
    [{ view: 'UpdateEmailWallet' }],
    [{ view: 'UpdateEmailPrimaryOtp', email }],
    [{ view: 'UpdateEmailSecondaryOtp', email }],
    [{ view: 'UpgradeEmailWallet' }],
    [{ view: 'UpgradeToSmartAccount' }],
    [{ view: 'SelectAddresses' }],
    [{ view: 'ApproveTransaction' }],
  ),
];
