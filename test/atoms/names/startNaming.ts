import { profileAtom } from '../../../src/atoms/account/profile.js';
import { leaveFinishedViews } from '../../../src/atoms/effects/leaveFinishedViews.js';
import type { Services } from '../../../src/atoms/hostServices.js';
import { isNameOfferedAtom } from '../../../src/atoms/names/isNameOffered.js';
import { typeNameAtom } from '../../../src/atoms/names/nameDraft.js';
import { nameFlowAtom } from '../../../src/atoms/names/nameFlow.js';
import { openNamesAtom } from '../../../src/atoms/names/openNames.js';
import { submitNameAtom } from '../../../src/atoms/names/submitName.js';
import { historyAtom, pushAtom } from '../../../src/atoms/router.js';
import type { AccountProfile } from '../../../src/lib/account/accountData.js';
import type { Config } from '../../../src/lib/config.js';
import { settled } from '../../support/promises.js';
import { facts, fakeAccountData, fakeConnector, ONE, world } from '../fakes.js';
import { type FakeNaming, fakeNaming } from './fakeNaming.js';

const chainApi: Config['chainApi'] = { url: 'https://api.example', projectId: 'p', isHosted: false };
const NOBODY: AccountProfile = { name: undefined, image: undefined };

/** The features of a site that has names, but doesn't sell crypto. */
export const features = {
  receive: true,
  history: true,
  send: true,
  swaps: true,
  onramp: false,
  names: true,
  watch: false,
};

export interface NamingStart {
  readonly naming?: FakeNaming;
  readonly type?: 'ANNOUNCED' | 'AUTH';
  readonly profile?: () => Promise<AccountProfile>;
  readonly config?: Partial<Config>;
  readonly services?: Partial<Services>;
}

/** A connected visitor in their account settings, with a name service. */
export async function startNaming({
  naming = fakeNaming(),
  type = 'ANNOUNCED',
  profile = async () => NOBODY,
  config = {},
  services = {},
}: NamingStart = {}) {
  const wallet = fakeConnector('a', 'eip155', { type });
  const here = world({
    wallets: [wallet],
    config: { chainApi, ...config },
    services: {
      openNaming: async () => naming,
      openAccountData: async () => fakeAccountData({ profile }),
      ...services,
    },
  });
  const { store } = here;
  here.start(leaveFinishedViews);
  await here.connect(wallet, facts(ONE));
  here.open('AccountSettings');
  for (const atom of [profileAtom, isNameOfferedAtom, nameFlowAtom]) {
    here.start(() => store.sub(atom, () => undefined));
  }
  await settled();
  /** Shows the form, by way of the view before it. */
  const openForm = () => {
    store.set(pushAtom, { view: 'ChooseAccountName' });
    store.set(openNamesAtom);
  };
  /** Types a name and waits for its look-up. */
  const fill = async (text: string) => {
    store.set(typeNameAtom, text);
    await settled();
    here.clock.move(500);
    await settled();
  };
  const submit = async () => {
    void store.set(submitNameAtom);
    await settled();
  };
  const flow = () => store.get(nameFlowAtom);
  const views = () => store.get(historyAtom).map(({ view }) => view);
  return { ...here, naming, wallet, openForm, fill, submit, flow, views };
}

/** A visitor at the name form. */
export async function atNameForm(start: NamingStart = {}) {
  const here = await startNaming(start);
  here.openForm();
  await settled();
  return here;
}
