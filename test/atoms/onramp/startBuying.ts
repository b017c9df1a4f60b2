import { leaveFinishedViews } from '../../../src/atoms/effects/leaveFinishedViews.js';
import type { OpenedWindow, Services } from '../../../src/atoms/hostServices.js';
import { onRampAtom, onRampOptionsAtom } from '../../../src/atoms/onramp/onRampOffer.js';
import { onRampQuoteAtom, typePaymentAtom } from '../../../src/atoms/onramp/onRampQuote.js';
import { openOnRampAtom } from '../../../src/atoms/onramp/openOnRamp.js';
import { purchaseAtom, startPurchaseAtom } from '../../../src/atoms/onramp/purchase.js';
import { routeAtom } from '../../../src/atoms/router.js';
import { configAtom } from '../../../src/atoms/siteConfig.js';
import { memoryStorage, safeStorage } from '../../../src/lib/safeStorage.js';
import { settled } from '../../support/promises.js';
import { fakeConnector, world } from '../fakes.js';
import { type FakeOnRamp, fakeOnRamp } from './fakeOnRamp.js';

export interface FakeWindow extends OpenedWindow {
  closed: boolean;
  /** The addresses that it visited, oldest first. */
  readonly places: string[];
  /** Calls of its methods, as text. */
  readonly log: string[];
}

export function fakeWindow(): FakeWindow {
  const opened: FakeWindow = {
    closed: false,
    opener: {},
    places: [],
    log: [],
    location: { replace: (url) => void opened.places.push(url) },
    focus: () => void opened.log.push('focus'),
    close() {
      opened.log.push('close');
      opened.closed = true;
    },
  };
  return opened;
}

function refuse() {
  throw new DOMException('Blocked a frame from accessing a cross-origin frame.', 'SecurityError');
}

export interface BuyingStart {
  readonly ramp?: FakeOnRamp;
  readonly isBlocked?: boolean;
  /** Whether the window was already open with another site's page. */
  readonly isTaken?: boolean;
  readonly services?: Partial<Services>;
  /** The browser's stored values. */
  readonly stored?: Record<string, string>;
}

/** A visitor at the form for buying. */
export async function startBuying({
  ramp = fakeOnRamp(),
  isBlocked = false,
  isTaken = false,
  services = {},
  stored = {},
}: BuyingStart = {}) {
  const wallet = fakeConnector('a');
  const windows: FakeWindow[] = [];
  const opened: string[][] = [];
  const kept = memoryStorage();
  for (const [key, value] of Object.entries(stored)) void kept.setItem(key, value);
  const here = world({
    wallets: [wallet],
    services: {
      openOnRamp: async () => ramp,
      storage: safeStorage(kept, () => undefined),
      openWindow(...asked) {
        opened.push(asked);
        if (isBlocked) return null;
        const made = fakeWindow();
        if (isTaken) Object.defineProperty(made, 'opener', { set: refuse });
        windows.push(made);
        return made;
      },
      ...services,
    },
  });
  const { store, clock } = here;
  const config = store.get(configAtom);
  store.set(configAtom, {
    ...config,
    onRamps: { own: [], hosted: undefined },
    features: { ...config.features, onramp: true },
  });
  here.start(leaveFinishedViews);
  await here.connect(wallet);
  here.open('Account');
  for (const atom of [onRampAtom, onRampOptionsAtom, onRampQuoteAtom, purchaseAtom]) {
    here.start(() => store.sub(atom, () => undefined));
  }
  store.set(openOnRampAtom);
  await settled();

  const press = async () => {
    const [provider] = ramp.providers;
    if (provider) store.set(startPurchaseAtom, provider);
    await settled();
  };
  /** Answers the latest request for an address. */
  const lead = async (url = 'https://pay.coinbase.com/buy') => {
    ramp.orders.at(-1)?.resolve(url);
    await settled();
  };
  const pass = async (ms: number) => {
    for (let left = ms; left > 0; left -= 1_000) {
      clock.move(Math.min(left, 1_000));
      await settled();
    }
  };
  const type = async (amount: string) => {
    store.set(typePaymentAtom, amount);
    await pass(500);
  };
  const purchase = () => store.get(purchaseAtom);
  const view = () => store.get(routeAtom).view;
  const remembered = () => kept.getItem('wallet-modal/purchase');
  return { ...here, ramp, wallet, windows, opened, press, lead, pass, type, purchase, view, remembered };
}
