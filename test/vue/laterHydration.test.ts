import { expect } from 'chai';
import {
  type App,
  type Component,
  createApp,
  createSSRApp,
  defineAsyncComponent,
  defineComponent,
  h,
  Suspense,
  shallowRef,
} from 'vue';
import { renderToString } from 'vue/server-renderer';
import {
  provideWalletModal,
  useWallet,
  useWalletAccount,
  useWalletBalance,
  useWalletModal,
  useWalletNetwork,
  useWalletSignIn,
} from '../../src/vue.js';
import { addWallet, CHAINS, connectedModal, later, type Modal, remembering } from '../elements/support.js';
import { fixture } from '../support/fixture.js';
import { until } from '../support/promises.js';

const told: string[] = [];

/** Text from every composable, and the documented button. */
const panel = (given?: () => Modal | undefined) =>
  defineComponent(() => {
    const modal = useWalletModal();
    const wallet = useWallet(given);
    const account = useWalletAccount(given);
    const network = useWalletNetwork(given);
    const balance = useWalletBalance(given);
    const signedIn = useWalletSignIn(given);
    return () => [
      h('p', { class: wallet.value.status }, [
        `${modal.value?.localName} ${account.value.address ?? 'nobody'} ${network.value.networkName}`,
        ` ${balance.value} ${signedIn.value?.address}`,
      ]),
      account.value.isConnected ? h('b', 'Welcome back') : undefined,
      h('button', { type: 'button', disabled: !modal.value }, 'Pay'),
    ];
  });

/** A site around a part. */
const site = (Part: Component, settings: object) =>
  defineComponent(() => {
    const modal = shallowRef<Modal>();
    provideWalletModal(modal);
    return () => [
      h(Suspense, null, { default: () => h(Part) }),
      h('wallet-modal', {
        ref: (element: unknown) => {
          modal.value = (element as Modal | null) ?? undefined;
        },
        remember: 'none',
        '.chains': CHAINS,
        ...settings,
      }),
    ];
  });

/** Hydrates markup of a server, but one part of it only when `finish` is called. */
async function hydrateInTwo(Part: Component, settings: object, ofServer = Part) {
  const box = fixture(`<div>${await renderToString(createSSRApp(site(ofServer, {})))}</div>`);
  let finish: (() => void) | undefined;
  const Later = defineAsyncComponent({
    loader: async () => Part,
    hydrate: (hydrate) => {
      finish = hydrate;
    },
  });
  const app: App = createSSRApp(site(Later, settings));
  app.config.warnHandler = (message) => told.push(message);
  app.mount(box);
  later(() => app.unmount());
  await until(() => finish, 'the code of the part');
  return { box, finish: () => finish?.() };
}

describe('the Vue composables in a part that hydrates later', () => {
  let settings: object;
  beforeEach(() => {
    const { error } = console;
    console.error = (...problem: unknown[]) => told.push(problem.join(' '));
    later(() => {
      console.error = error;
    });
    const wallet = addWallet();
    wallet.setAccounts([wallet.state.selected]);
    settings = { '.storage': remembering(wallet) };
  });
  afterEach(() => {
    expect(told.splice(0)).to.deep.equal([]);
  });

  it('give what the server gave, then the state', async () => {
    const { box, finish } = await hydrateInTwo(panel(), settings);
    const written = [...box.querySelectorAll('p, button')];
    const modal = box.querySelector('wallet-modal') as Modal;
    await until(() => modal.state.status === 'connected', 'the connection');
    expect(box.querySelector('p')?.textContent).to.equal('undefined nobody undefined undefined undefined');
    finish();
    await until(() => box.querySelector('b'), 'the greeting');
    const { address } = modal.state;
    expect(box.querySelector('p')?.textContent).to.match(
      new RegExp(`^wallet-modal ${address} Network One .* undefined$`),
    );
    expect(box.querySelector('p')?.className).to.equal('connected');
    expect(box.querySelector('button')?.disabled).to.equal(false);
    expect(written.every((element) => element.isConnected)).to.equal(true);
    expect(box.querySelectorAll('p, button, wallet-modal').length).to.equal(3);
  });

  it('do the same with an element that they are given', async () => {
    const given = await connectedModal(addWallet('Two Wallet'));
    const { box, finish } = await hydrateInTwo(
      panel(() => given),
      {},
      panel(() => undefined),
    );
    const written = [...box.querySelectorAll('p, button')];
    finish();
    await until(() => box.querySelector('b'), 'the greeting');
    expect(box.querySelector('p')?.textContent).to.include(`${given.state.address} Network One`);
    expect(written.every((element) => element.isConnected)).to.equal(true);
  });

  it('have the state at once where nothing is hydrated', async () => {
    const given = await connectedModal(addWallet('Third Wallet'));
    const seen: (string | undefined)[] = [];
    const Seeing = defineComponent(() => {
      seen.push(useWalletAccount(given).value.address);
      return () => null;
    });
    const app = createApp(Seeing);
    app.mount(fixture('<div></div>'));
    later(() => app.unmount());
    expect(seen).to.deep.equal([given.state.address]);
  });
});
