import { connectWalletAtom } from '../../../src/atoms/connecting/connectWallet.js';
import { followSiwe } from '../../../src/atoms/effects/followSiwe.js';
import { leaveFinishedViews } from '../../../src/atoms/effects/leaveFinishedViews.js';
import type { Services } from '../../../src/atoms/hostServices.js';
import { isOpenAtom } from '../../../src/atoms/openModal.js';
import { publicStateAtom } from '../../../src/atoms/publicState.js';
import { historyAtom, pushAtom } from '../../../src/atoms/router.js';
import { signSiweAtom } from '../../../src/atoms/siwe/signSiwe.js';
import { siweFlowAtom } from '../../../src/atoms/siwe/siweFlow.js';
import { signOutReasonAtom } from '../../../src/atoms/siwe/siweVisit.js';
import type { SiweSetting } from '../../../src/lib/config.js';
import type { SiweRules } from '../../../src/lib/siwe/siwe.js';
import type { SignOutReason } from '../../../src/lib/state.js';
import { settled } from '../../support/promises.js';
import { type FakeConnector, facts, fakeConnector, ONE, world } from '../fakes.js';
import { type FakeSiwe, fakeSiwe } from './fakeSiwe.js';

/** The time that a connection's check mark is shown, in ms. */
const CONNECTED_PAUSE_MS = 600;

const RULES: SiweSetting = {
  own: undefined,
  url: '/auth',
  required: false,
  signOutOnDisconnect: true,
  signOutOnAccountChange: true,
  signOutOnNetworkChange: true,
};

export interface SiweStart {
  readonly siwe?: FakeSiwe;
  readonly rules?: Partial<SiweRules>;
  readonly wallets?: readonly FakeConnector[];
  readonly services?: Partial<Services>;
}

/** A site where visitors sign in with their wallet. No wallet is connected yet. */
export async function startSiwe({ siwe = fakeSiwe(), rules, wallets, services }: SiweStart = {}) {
  const wallet = wallets?.[0] ?? fakeConnector('a');
  const looks = new Set<() => void>();
  const here = world({
    wallets: wallets ?? [wallet],
    config: { siwe: { ...RULES, ...rules } },
    services: {
      openSiwe: async () => siwe,
      onLook(listener) {
        looks.add(listener);
        return () => looks.delete(listener);
      },
      ...services,
    },
  });
  const { store, clock } = here;
  siwe.now = () => clock.now();
  /** Sign-ins and sign-outs that the page sees, as text. */
  const told: string[] = [];
  let last = store.get(publicStateAtom).signedIn?.caipAddress;
  here.start(() =>
    store.sub(publicStateAtom, () => {
      const { signedIn } = store.get(publicStateAtom);
      if (signedIn?.caipAddress === last) return;
      if (last) told.push(`out ${store.get(signOutReasonAtom) satisfies SignOutReason}`);
      if (signedIn) told.push(`in ${signedIn.caipAddress}`);
      last = signedIn?.caipAddress;
    }),
  );
  here.start(leaveFinishedViews);
  const end = here.start(followSiwe);
  const view = () => (store.get(isOpenAtom) ? store.get(historyAtom).at(-1)?.view : 'closed');
  const pass = async (ms: number) => {
    await settled();
    clock.move(ms);
    await settled();
  };
  /** Connects the wallet in the modal, and waits until its check mark is gone. */
  const connectInModal = async (by = wallet) => {
    here.open('Connect');
    const connectorId = by.info.id;
    store.set(pushAtom, { view: 'ConnectingExternal', connectorId });
    void store.set(connectWalletAtom, connectorId);
    await settled();
    by.connected(facts(ONE));
    by.asked.at(-1)?.resolve(facts(ONE));
    await pass(CONNECTED_PAUSE_MS);
  };
  return {
    ...here,
    siwe,
    wallet,
    told,
    /** Ends the effect, as removing the element does. */
    end,
    view,
    pass,
    connectInModal,
    look: () => {
      for (const listener of looks) listener();
    },
    flow: () => store.get(siweFlowAtom),
    state: () => store.get(publicStateAtom),
    stateOfPage: publicStateAtom,
    sign: async () => {
      void store.set(signSiweAtom);
      await settled();
    },
  };
}
