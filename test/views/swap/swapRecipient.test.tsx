import { expect } from 'chai';
import { shortenAddress } from '../../../src/lib/text/shorten.js';
import { ALICE, BOB, facts, ONE } from '../../atoms/fakes.js';
import { fakeSwapping } from '../../atoms/swap/fakeSwapping.js';
import { settled } from '../../support/promises.js';
import { cleanUp } from '../../ui/mount.js';
import { showQuote } from './showSwap.js';

afterEach(cleanUp);

const BOB_SHORT = shortenAddress(BOB);

/** The details of a swap of 1 ETH by somebody with two accounts. */
async function details({ sendsToOthers = true } = {}) {
  const here = await showQuote({ swapping: fakeSwapping({ sendsToOthers }) });
  here.wallet.connected(facts(ONE, ALICE, BOB));
  await settled();
  await here.pass(1_000);
  await here.press('Details');
  return here;
}

describe('another recipient of a swap', () => {
  it('is one more press away, said in the form, and shown in full in the review', async () => {
    const { press, sees, misses, expectReadable, root } = await details();
    await press('Send to another address');
    await expectReadable();
    await sees('Who gets the tokens?');
    await press(/Your account$/);
    await sees(`Goes to ${BOB_SHORT}`);
    await sees('What you get is sent there, not to your account.');
    await press('Review swap');
    await sees('Who gets it');
    await sees(BOB);
    await sees('They get');
    // What stands beside it would be read as who they are.
    expect(root.textContent)
      .to.match(/They get1,980 SUSD/)
      .and.include('Token contract 0x5FbD…0aa3');
    expect(root.textContent).to.not.include('You get');
    await expectReadable();
    await press('Cancel');
    await press('Details');
    await press('Keep it in my account');
    await misses('Goes to');
  });

  it('is not offered where the source of quotes cannot send there', async () => {
    const { root, sees } = await details({ sendsToOthers: false });
    await sees('Max slippage');
    expect(root.textContent).to.not.include('Send to another address');
  });
});
