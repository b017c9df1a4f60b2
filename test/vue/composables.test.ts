import { expect } from 'chai';
import { createApp, defineComponent, effectScope, h, nextTick, shallowRef } from 'vue';
import {
  provideWalletModal,
  useWallet,
  useWalletAccount,
  useWalletActions,
  useWalletBalance,
  useWalletModal,
  useWalletNetwork,
} from '../../src/vue.js';
import {
  addWallet,
  CHAINS,
  connectedModal,
  later,
  type Modal,
  makeModal,
  warnings,
} from '../elements/support.js';
import { fixture } from '../support/fixture.js';

/** Runs a composable as a component does, until the end of the test. */
function inScope<Result>(run: () => Result): Result & { end(): void } {
  const scope = effectScope();
  const result = scope.run(run) as Result;
  later(() => scope.stop());
  return Object.assign(result as object, { end: () => scope.stop() }) as Result & { end(): void };
}

describe('the Vue composables', () => {
  it('have the initial state without an element, and follow one that comes, changes and goes', async () => {
    const modal = shallowRef<Modal>();
    const { state } = inScope(() => ({ state: useWallet(modal) }));
    expect(state.value).to.include({ status: 'disconnected', open: false });
    modal.value = makeModal();
    await modal.value.switchNetwork('eip155:31338');
    expect(state.value.wantedNetwork).to.equal('eip155:31338');
    const { value: former } = modal;
    modal.value = makeModal();
    expect(state.value.wantedNetwork).to.equal(modal.value.state.wantedNetwork);
    await former.switchNetwork('eip155:31337');
    expect(state.value.wantedNetwork).to.equal(modal.value.state.wantedNetwork);
    modal.value = undefined;
    expect(state.value).to.include({ status: 'disconnected', open: false });
  });

  it('know account and network, and act', async () => {
    const modal = await connectedModal(addWallet());
    const { account, network, actions } = inScope(() => ({
      account: useWalletAccount(modal),
      network: useWalletNetwork(modal),
      actions: useWalletActions(modal),
    }));
    expect(account.value).to.include({ isConnected: true, address: modal.state.address });
    expect(network.value.network).to.equal('eip155:31337');
    await actions.disconnect();
    expect(account.value).to.include({ isConnected: false, address: undefined });
  });

  it('stop with their component, the balance too', async () => {
    const modal = makeModal();
    let watchers = 0;
    Object.assign(modal, {
      watchBalance() {
        watchers += 1;
        return () => {
          watchers -= 1;
        };
      },
    });
    const { state, balance, end } = inScope(() => ({
      state: useWallet(modal),
      balance: useWalletBalance(modal),
    }));
    expect([watchers, balance.value]).to.deep.equal([1, undefined]);
    end();
    expect(watchers).to.equal(0);
    await modal.switchNetwork('eip155:31338');
    expect(state.value.wantedNetwork).to.not.equal('eip155:31338');
  });

  it('warn once if there is no modal to use', () => {
    const said = warnings();
    inScope(() => ({ account: useWalletAccount(), actions: useWalletActions() }));
    expect(said).to.deep.equal([
      'no_modal: A component asks for the wallet, but has no modal. Put it below one that calls provideWalletModal, or pass it the element.',
    ]);
  });

  it('use the modal that a component above has provided', async () => {
    const seen: unknown[] = [];
    const Child = defineComponent(() => {
      const modal = useWalletModal();
      const state = useWallet();
      return () => {
        seen.push([modal.value?.localName, state.value.wantedNetwork]);
        return h('output', state.value.wantedNetwork);
      };
    });
    const Site = defineComponent(() => {
      const modal = shallowRef<Modal>();
      provideWalletModal(modal);
      return () => [
        h(Child),
        h('wallet-modal', {
          ref: (element: unknown) => {
            modal.value = (element as Modal | null) ?? undefined;
          },
          remember: 'none',
          '.chains': CHAINS,
        }),
      ];
    });
    const box = fixture('<div></div>');
    const app = createApp(Site);
    app.mount(box);
    later(() => app.unmount());
    await nextTick();
    expect(seen[0]).to.deep.equal([undefined, undefined]);
    const modal = box.querySelector('wallet-modal') as Modal;
    expect(modal.chains).to.equal(CHAINS);
    await modal.switchNetwork('eip155:31338');
    await nextTick();
    expect(seen.at(-1)).to.deep.equal(['wallet-modal', 'eip155:31338']);
    expect(box.querySelector('output')?.textContent).to.equal('eip155:31338');
  });

  it('reject without a modal', async () => {
    const actions = useWalletActions(undefined);
    expect(await actions.show().catch(({ code }) => code)).to.equal('no_modal');
  });
});
