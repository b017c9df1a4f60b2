import { expect } from 'chai';
import type { FoundRecipient } from '../../../src/lib/send/sending.js';
import { shortenAddress } from '../../../src/lib/text/shorten.js';
import { ALICE, BOB, facts, ONE } from '../../atoms/fakes.js';
import { fakeSending } from '../../atoms/send/fakeSending.js';
import { fakeSwapping } from '../../atoms/swap/fakeSwapping.js';
import { settled, until } from '../../support/promises.js';
import { cleanUp } from '../../ui/mount.js';
import { type } from '../content.js';
import { showQuote } from './showSwap.js';

afterEach(cleanUp);

const BOB_SHORT = shortenAddress(BOB);
const CAROL = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const FOUND: Readonly<Record<string, FoundRecipient>> = {
  'carol.eth': { address: CAROL, name: 'carol.eth', place: 'contract' },
};

/** The details of a swap of 1 ETH by a visitor with two accounts. */
async function details({ sendsToOthers = true, lacksTexts = false } = {}) {
  const here = await showQuote({
    swapping: fakeSwapping({ sendsToOthers }),
    services: {
      openSending: async () => fakeSending(FOUND),
      loadTexts: async (names) => {
        if (lacksTexts && names.includes('send')) throw new Error('offline');
      },
    },
  });
  here.wallet.connected(facts(ONE, ALICE, BOB));
  await settled();
  await here.pass(1_000);
  await here.press('Details');
  const field = () =>
    here.inside.findByShadowRole<HTMLTextAreaElement>('textbox', { name: 'Who gets the tokens?' });
  /** Opens the field. */
  const open = async () => {
    await here.press('Send to another address');
    return field();
  };
  /** The announced problem of the field's text. */
  const problem = async () => {
    const element = await field();
    const [id = ''] = element.getAttribute('aria-describedby')?.split(' ') ?? [];
    const line = (element.getRootNode() as ShadowRoot).getElementById(id);
    return { text: line?.textContent, live: line?.getAttribute('aria-live'), element };
  };
  return { ...here, field, open, problem };
}

describe('another recipient of a swap', () => {
  it('is one more press away, said in the form, and shown in full in the review', async () => {
    const { open, press, sees, misses, expectReadable, root } = await details();
    await open();
    await sees('Your other account');
    await expectReadable();
    await press(new RegExp(BOB_SHORT));
    await sees(`Goes to ${BOB_SHORT}`);
    await sees('What you get is sent there, not to your account.');
    await press('Review swap');
    await sees('Who gets it');
    await sees(BOB);
    await sees('They get');
    // A text beside it would be read as the recipient's identity.
    expect(root.textContent)
      .to.match(/They get1,980 SUSD/)
      .and.include('Token contract 0x5FbD…0aa3');
    expect(root.textContent).to.not.include('You get');
    await expectReadable();
    await press('Cancel');
    await press('Keep it in my account');
    await misses('Goes to');
  });

  it('is typed by keyboard alone: the field has the focus, and loses it to nobody on the way back', async () => {
    const { open, press, sees, root, pass } = await details();
    const element = await open();
    await until(() => root.activeElement === element, 'the focus');
    await type(element, CAROL);
    await sees(`Goes to ${shortenAddress(CAROL)}`);
    await pass(1_000);
    await press('Review swap');
    await sees('Who gets it');
    await press('Cancel');
    await sees('Who gets the tokens?');
    await settled();
    expect(root.activeElement?.tagName).to.not.equal('TEXTAREA');
  });

  it('says at the field why a text is nobody, and on the button that it has to be checked', async () => {
    const { open, problem, sees, clock } = await details();
    await type(await open(), 'nonsense');
    await sees('Check the recipient');
    const said = await problem();
    expect(said.text).to.match(/^This isn’t an address on /);
    expect([said.live, said.element.getAttribute('aria-invalid')]).to.deep.equal(['polite', 'true']);
    await type(said.element, BOB.slice(0, -1));
    await until(
      async () =>
        (await problem()).text?.includes('is your known address 0x7099…79C8 with a character missing'),
      'the known address',
    );
    await type(said.element, 'nobody.eth');
    await sees('Looking up this name…');
    await sees('Checking the recipient…');
    clock.move(500);
    await sees('Nobody has registered this name.');
    await sees('Check the recipient');
  });

  it('is the account itself where that is typed, and nothing is said to go elsewhere', async () => {
    const { open, sees, root, button } = await details();
    await type(await open(), ALICE);
    await sees('This is your own account. It gets the tokens anyway.');
    expect(root.textContent).to.not.include('Goes to');
    expect(root.textContent).to.not.include('You’d only pay the network fee.');
    await button('Review swap');
  });

  it('is warned of in the form and in the review, which has it confirmed', async () => {
    const { open, sees, press, pass, inside, isOff, root, expectReadable, clock } = await details();
    await type(await open(), 'carol.eth');
    await sees('Looking up this name…');
    clock.move(500);
    await sees('This is a smart contract');
    await sees('First time');
    await pass(1_000);
    await press('Review swap');
    await sees('carol.eth');
    await sees(CAROL);
    const isSaid = () =>
      [...root.querySelectorAll('[role=status]')].some((one) =>
        one.textContent?.includes('Make sure it can receive what you send.'),
      );
    await until(isSaid, 'the warning in the review');
    await sees('Confirm above');
    expect(await isOff('Confirm above')).to.equal(true);
    await expectReadable();
    const box = await inside.findByShadowRole<HTMLInputElement>('checkbox', {
      name: 'I’ve checked who gets it and want to swap',
    });
    box.click();
    await sees('Swap');
    expect(await isOff('Swap')).to.equal(false);
  });

  it('is laid out from right to left, where an address stays as it is', async () => {
    const { open, sees, root, button, expectReadable } = await details();
    const host = root.host as HTMLElement;
    host.dir = 'rtl';
    host.style.inlineSize = '320px';
    const element = await open();
    await type(element, CAROL);
    await sees('First time');
    const place = element.getBoundingClientRect();
    expect((await button('Clear')).getBoundingClientRect().right).to.be.at.most(place.left + 1);
    expect(getComputedStyle(element).unicodeBidi).to.equal('plaintext');
    expect(host.scrollWidth).to.be.at.most(320);
    await expectReadable();
  });

  it('is not offered where the source of quotes cannot send there', async () => {
    const { root, sees } = await details({ sendsToOthers: false });
    await sees('Max slippage');
    expect(root.textContent).to.not.include('Send to another address');
  });

  it('needs its texts: if they cannot be loaded, that is said, and the account can stay', async () => {
    const { press, sees, misses, button } = await details({ lacksTexts: true });
    await press('Send to another address');
    await sees('This part couldn’t be loaded.');
    await press('Keep it in my account');
    await misses('This part couldn’t be loaded.');
    await button('Review swap');
  });
});
