import { watchTokensAtom } from '../../../src/atoms/account/tokens.js';
import { leaveFinishedViews } from '../../../src/atoms/effects/leaveFinishedViews.js';
import type { Services } from '../../../src/atoms/hostServices.js';
import { pushAtom, routeAtom } from '../../../src/atoms/router.js';
import { configAtom } from '../../../src/atoms/siteConfig.js';
import { snackbarAtom } from '../../../src/atoms/snackbarMessage.js';
import { initialiseSwapAtom } from '../../../src/atoms/swap/initialiseSwap.js';
import { previewButtonAtom, swapFiguresAtom } from '../../../src/atoms/swap/previewButton.js';
import { reviewSwapAtom } from '../../../src/atoms/swap/reviewSwap.js';
import { swapFlowAtom, swapLoadingAtom } from '../../../src/atoms/swap/swapFlow.js';
import { chooseSwapTokenAtom, swapButtonAtom, typeSwapAmountAtom } from '../../../src/atoms/swap/swapForm.js';
import { quoteAgeAtom, watchSwapAtom } from '../../../src/atoms/swap/watchSwap.js';
import type { TokenBalance } from '../../../src/lib/account/tokenBalance.js';
import type { SwapAsset, SwapToken } from '../../../src/lib/swap/quoteSource.js';
import { settled } from '../../support/promises.js';
import { fakeAccountData, fakeConnector, world } from '../fakes.js';
import { fakeTracking } from '../transactions/fakeTracking.js';
import { DOLLARS, type FakeSwapping, fakeSwapping, HELD, PRICES, TOKENS } from './fakeSwapping.js';

const READ = [
  swapButtonAtom,
  swapFlowAtom,
  swapFiguresAtom,
  swapLoadingAtom,
  previewButtonAtom,
  quoteAgeAtom,
];

export interface SwapStart {
  readonly swapping?: FakeSwapping;
  readonly held?: readonly TokenBalance[];
  readonly type?: 'ANNOUNCED' | 'AUTH';
  readonly services?: Partial<Services>;
  /** Whether the hosted service quotes. Default: true. */
  readonly isHosted?: boolean;
}

/** A visitor at the form for swapping, before it is initialised. */
export function openSwapForm({
  swapping = fakeSwapping(),
  held = HELD,
  type = 'ANNOUNCED',
  services = {},
  isHosted = true,
}: SwapStart = {}) {
  const tracking = fakeTracking();
  /** The tokens whose price was requested; undefined for the native currency. */
  const pricesAsked: (SwapAsset | undefined)[] = [];
  const data = fakeAccountData({
    balances: async () => ({ tokens: held, source: 'service' }),
    price: async (address) => {
      pricesAsked.push(address);
      return PRICES[TOKENS.find((one) => one.address === address)?.symbol ?? ''];
    },
  });
  const wallet = fakeConnector('a', 'eip155', { type });
  const here = world({
    wallets: [wallet],
    services: {
      openSwap: async () => swapping,
      openAccountData: async () => data,
      openTracker: tracking.open,
      ...services,
    },
  });
  const { store } = here;
  if (isHosted) {
    const hosted = { url: 'https://chain.example', projectId: 'p', isHosted };
    store.set(configAtom, { ...store.get(configAtom), quotes: { hosted } });
  }
  tracking.bind(store, here.services);
  const enter = async () => {
    here.start(leaveFinishedViews);
    await here.connect(wallet);
    here.open('Account');
    store.set(pushAtom, { view: 'Swap' });
    here.start(() => store.set(watchTokensAtom));
    for (const atom of READ) here.start(() => store.sub(atom, () => undefined));
    here.start(() => store.set(watchSwapAtom));
    await settled();
  };
  const initialise = async () => {
    void store.set(initialiseSwapAtom);
    await settled();
  };
  const fill = async (amount = '1', to: SwapToken = DOLLARS, from?: SwapToken) => {
    if (from) store.set(chooseSwapTokenAtom, 'from', from);
    store.set(chooseSwapTokenAtom, 'to', to);
    store.set(typeSwapAmountAtom, amount);
    here.clock.move(200);
    await settled();
  };
  const review = async () => {
    void store.set(reviewSwapAtom);
    await settled();
  };
  /** Moves the clock, and lets pending answers arrive. */
  const pass = async (ms: number) => {
    for (let left = ms; left > 0; left -= 1_000) {
      here.clock.move(Math.min(left, 1_000));
      await settled();
    }
  };
  const flow = () => store.get(swapFlowAtom);
  const view = () => store.get(routeAtom).view;
  const said = () => store.get(snackbarAtom)?.text;
  const button = () => store.get(swapButtonAtom);
  const preview = () => store.get(previewButtonAtom);
  return {
    ...here,
    swapping,
    tracking,
    pricesAsked,
    wallet,
    enter,
    initialise,
    fill,
    review,
    pass,
    flow,
    view,
    said,
    button,
    preview,
  };
}

/** A visitor at the form for swapping, with the native currency chosen. */
export async function startSwap(start: SwapStart = {}) {
  const here = openSwapForm(start);
  await here.enter();
  await here.initialise();
  return here;
}
