import { expect } from 'chai';
import { Provider } from 'jotai';
import type { Tracker } from '../../../src/atoms/transactions/tracker.js';
import type { CaipNetworkId } from '../../../src/lib/networks/caip.js';
import { unnamedNetwork } from '../../../src/lib/networks/networks.js';
import { AbsentNotice } from '../../../src/views/shared/transactions/AbsentNotice.js';
import { facts, fakeConnector, ONE, world } from '../../atoms/fakes.js';
import { settled, until } from '../../support/promises.js';
import { cleanUp, mount } from '../../ui/mount.js';
import { bringTexts } from '../content.js';

const TWO: CaipNetworkId = 'eip155:2';

/** The notice for a wallet whose account is a contract on a network. `asked` logs the accounts that were looked up. */
async function show(found: CaipNetworkId | undefined, type: 'INJECTED' | 'AUTH' = 'INJECTED') {
  const asked: string[] = [];
  const wallet = fakeConnector('a');
  Object.assign(wallet.info, { type });
  const findContract = async (account: string) => {
    asked.push(account);
    return found;
  };
  const { store, connect } = world({
    wallets: [wallet],
    config: {
      networks: [ONE, TWO].map((id: CaipNetworkId) => ({ ...unnamedNetwork(id), name: `Network ${id}` })),
    },
    services: { openTracker: async () => ({ findContract }) as unknown as Tracker },
  });
  bringTexts(store);
  await connect(wallet, facts());
  const { root } = mount(
    <Provider store={store}>
      <AbsentNotice />
    </Provider>,
  );
  await settled();
  return { root, asked };
}

describe('an account that is a contract on another network only', () => {
  afterEach(cleanUp);

  it('is told with the names of both networks', async () => {
    const { root, asked } = await show(TWO);
    await until(() => root.textContent !== '');
    expect(root.textContent).to.equal(
      `This account is a contract on Network ${TWO}, but not on Network ${ONE}. Here, your wallet may be unable to send.`,
    );
    expect(asked).to.have.length(1);
  });

  it('is not told of others', async () => {
    const { root, asked } = await show(undefined);
    expect([root.textContent, asked.length]).to.deep.equal(['', 1]);
  });

  it('is not looked for if a sign-in made it', async () => {
    const { root, asked } = await show(TWO, 'AUTH');
    expect([root.textContent, asked.length]).to.deep.equal(['', 0]);
  });
});
