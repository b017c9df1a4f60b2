import { expect } from 'chai';
import { Provider } from 'jotai';
import { type ErrorCode, WalletModalError } from '../../../src/lib/errors.js';
import { unnamedNetwork } from '../../../src/lib/networks/networks.js';
import { SendFailure } from '../../../src/views/send/SendFailure.js';
import { facts, fakeConnector, ONE, world } from '../../atoms/fakes.js';
import { cleanUp, mount } from '../../ui/mount.js';
import { bringTexts } from '../content.js';

/** What a failed transfer says first, before and after the wallet was to be asked. */
const TITLES: readonly [code: ErrorCode, preparing: string, asking: string][] = [
  ['user_rejected', 'This couldn’t be sent', 'You declined in your wallet'],
  ['aborted', 'This couldn’t be sent', 'Stopped before you approved it'],
  ['request_invalid', 'Not enough ETH', 'Your wallet switched account or network'],
  ['transaction_failed', 'This transfer wouldn’t work', 'This transfer wouldn’t work'],
  ['load_failed', 'Couldn’t get ready to send', 'Couldn’t get ready to send'],
  ['already_pending', 'An earlier transfer may still go through', 'An earlier transfer may still go through'],
  ['rpc_failed', 'Couldn’t reach One', 'Couldn’t reach One'],
  ['rpc_missing', 'Couldn’t reach One', 'Couldn’t reach One'],
  ['timeout', 'Couldn’t reach One', 'Couldn’t reach One'],
  ['wallet_failed', 'This couldn’t be sent', 'This couldn’t be sent'],
];

const ETHER = { name: 'Ether', symbol: 'ETH', decimals: 18 };
const NETWORK = { ...unnamedNetwork(ONE), name: 'One', nativeCurrency: ETHER };

describe('a transfer that was not sent', () => {
  afterEach(cleanUp);

  for (const [code, preparing, asking] of TITLES)
    it(`says after ${code}: ${asking}`, async () => {
      const wallet = fakeConnector('a');
      const { store, connect } = world({ wallets: [wallet], config: { networks: [NETWORK] } });
      bringTexts(store);
      await connect(wallet, facts());
      const titles = [false, true].map((isAsked) => {
        const { root } = mount(
          <Provider store={store}>
            <SendFailure error={new WalletModalError(code, 'Reason')} isAsked={isAsked} />
          </Provider>,
        );
        return root.querySelector('strong, b, p, div')?.textContent ?? '';
      });
      expect(titles[0]).to.include(preparing);
      expect(titles[1]).to.include(asking);
      expect(titles[1]?.includes('declined')).to.equal(code === 'user_rejected');
    });
});
