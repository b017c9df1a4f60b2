import { expect } from 'chai';
import { Provider } from 'jotai';
import { transactionsAtom } from '../../../src/atoms/transactions/transactionList.js';
import { type ErrorCode, WalletModalError } from '../../../src/lib/errors.js';
import { unnamedNetwork } from '../../../src/lib/networks/networks.js';
import type { TransferFault } from '../../../src/lib/send/transferFault.js';
import type { TrackedTransaction } from '../../../src/lib/transactions/trackedTransaction.js';
import { SendFailure } from '../../../src/views/send/SendFailure.js';
import { facts, fakeConnector, ONE, world } from '../../atoms/fakes.js';
import { cleanUp, mount } from '../../ui/mount.js';
import { bringTexts } from '../content.js';

/** The titles of a failed transfer, before and after the wallet was to be asked. */
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

/** Reasons why the call isn't a proper transfer, in the visitor's language and not as a quotation. */
const FAULTS: readonly [fault: TransferFault, text: string][] = [
  ['decimals', 'The token has other decimals than your balance was shown with.'],
  ['movesNothing', 'The token would move nothing.'],
  ['nothingArrives', 'Nothing would arrive.'],
  ['takesMore', 'It would take more than the amount.'],
  ['takesMoreThanFee', 'It would take more than the network fee.'],
  ['takesOther', 'It would take a different amount.'],
];

/** A transfer that its wallet called declined, and whose outcome is unknown. */
const inDoubt: TrackedTransaction = {
  ...{ namespace: 'eip155', id: 'one', kind: 'send', account: `${ONE}:0x${'a1'.repeat(20)}`, network: ONE },
  ...{
    askedAt: 1,
    declinedAt: 2,
    summary: {},
    told: undefined,
    call: undefined,
    start: undefined,
    nonce: undefined,
  },
  status: { step: 'declined', checked: 'doubt' },
};

/** Shows the notice beside a connected wallet. Resolves to its text. */
async function show(
  error: WalletModalError,
  isAsked = false,
  before: readonly TrackedTransaction[] = [],
): Promise<string> {
  const wallet = fakeConnector('a');
  const { store, connect } = world({ wallets: [wallet], config: { networks: [NETWORK] } });
  bringTexts(store);
  store.set(transactionsAtom, before);
  await connect(wallet, facts());
  const { root } = mount(
    <Provider store={store}>
      <SendFailure error={error} isAsked={isAsked} />
    </Provider>,
  );
  return root.textContent ?? '';
}

describe('a transfer that was not sent', () => {
  afterEach(cleanUp);

  it('does not say that nothing was sent while something that was declined may have been', async () => {
    const error = new WalletModalError('rpc_failed', 'No.');
    expect(await show(error)).to.include('Nothing was sent');
    expect(await show(error, false, [inDoubt])).not.to.include('Nothing was sent');
  });

  for (const [fault, text] of FAULTS)
    it(`says that it has the fault ${fault}`, async () => {
      const error = new WalletModalError('transaction_failed', 'No.', { details: 'English.' });
      const said = await show(Object.assign(error, { fault }));
      expect(said).to.include(`Nothing was sent. ${text}`);
      expect(said).not.to.include('English');
    });

  for (const [code, reason] of [
    ['wallet_failed', 'The vault is broken'],
    ['wallet_invalid_answer', undefined],
    ['not_connected', undefined],
  ] as const)
    it(`quotes ${reason ? 'the wallet' : 'nobody'} after ${code}`, async () => {
      const said = await show(new WalletModalError(code, 'Ours', { said: 'The vault is broken' }), true);
      expect(/Details: “(.*)”/.exec(said)?.[1]).to.equal(reason);
    });

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
