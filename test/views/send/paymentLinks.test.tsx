import { expect } from 'chai';
import { draftAtom } from '../../../src/atoms/send/draft.js';
import { snackbarAtom } from '../../../src/atoms/snackbarMessage.js';
import { startSending } from '../../atoms/send/startSending.js';
import { expectAccessible } from '../../support/axe.js';
import { until } from '../../support/promises.js';
import { cleanUp, stillness } from '../../ui/mount.js';
import { mountContent, type } from '../content.js';

const BOB = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const DOLLARS = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
const NOWHERE = '0x00000000000000000000000000000000000000aa';
const SOL = 'mvines9iiHiQTysrwkJjGf2gb9Ex9jXJX8ns3qwf2kN';

afterEach(cleanUp);

/** Pastes a text into the recipient's field of a form on network 31337, with ether and dollars. */
async function pasted(text: string) {
  const here = await startSending();
  const { root, host } = mountContent(here.store);
  host.style.cssText = 'display: block; background: #fff';
  const field = () => root.querySelector<HTMLTextAreaElement>('textarea[name=recipient]');
  await until(() => field() !== null, 'the field');
  await type(field() as HTMLTextAreaElement, text);
  const sees = (words: string) =>
    until(
      () =>
        [...root.querySelectorAll('[role=status]')].some(({ textContent }) => textContent?.includes(words)),
      words,
    );
  const draft = () => here.store.get(draftAtom);
  return { ...here, root, sees, draft };
}

describe('a payment link in the recipient’s field', () => {
  it('fills in recipient, amount and token, says so, and sends nothing', async () => {
    const link = `ethereum:pay-${DOLLARS.toLowerCase()}@31337/transfer?address=${BOB}&uint256=1.25e7`;
    const { root, sees, draft, sending } = await pasted(link);
    await sees('Filled in from a payment link');
    expect(draft()).to.deep.equal({
      token: { network: 'eip155:31337', address: DOLLARS },
      amount: { kind: 'exact', units: 12_500_000n, unit: 'token' },
      recipient: BOB,
    });
    expect(sending.prepared).to.have.length(0);
    await stillness(root);
    await expectAccessible(root);
  });

  it('of native currency fills in its amount exactly', async () => {
    const { sees, draft } = await pasted(`ethereum:${BOB}?value=2.014000000000000001e18`);
    await sees('Filled in from a payment link');
    expect(draft().amount).to.deep.equal({
      kind: 'exact',
      units: 2_014_000_000_000_000_001n,
      unit: 'token',
    });
    expect(draft().token).to.deep.equal({ network: 'eip155:31337', address: undefined });
  });

  it('without an amount leaves it to the visitor', async () => {
    const { sees, draft } = await pasted('ethereum:ada.eth');
    await sees('The link asks for no amount.');
    expect(draft()).to.deep.include({
      recipient: 'ada.eth',
      amount: { kind: 'typed', text: '', unit: 'token' },
    });
  });

  for (const [title, link, words] of [
    ['of another network', `ethereum:${BOB}@1?value=1`, 'It’s for Ethereum.'],
    ['of an unknown network', `ethereum:${BOB}@987654?value=1`, 'It’s for '],
    ['of another family of networks', `solana:${SOL}?amount=1`, 'It’s for another kind of network'],
    [
      'of a token that the account does not have',
      `ethereum:${NOWHERE}/transfer?address=${BOB}&uint256=1`,
      `It asks for a token that this account doesn’t have: ${NOWHERE}`,
    ],
    [
      'that calls something else',
      `ethereum:${DOLLARS}/approve?address=${BOB}&uint256=1`,
      'asks a contract for “approve”',
    ],
    ['that wants more', `ethereum:${BOB}?value=1&gas=9`, 'It also asks for “gas”'],
    ['whose address has a typing error', `ethereum:${BOB.replace('C5', 'c5')}?value=1`, 'typing error'],
    ['whose amount is none', `ethereum:${BOB}?value=0.1`, 'Its amount isn’t valid.'],
    ['that leads to a server', 'solana:https://shop.example', 'It lets a website make the transaction'],
  ] as const) {
    it(`${title} is not used, not even in part, and says why`, async () => {
      const { sees, draft } = await pasted(link);
      await sees('This payment link wasn’t used');
      await sees(words);
      expect(draft()).to.deep.include({ recipient: link, token: undefined });
    });
  }

  it('is no more told once something else is filled in', async () => {
    const { root, sees } = await pasted(`ethereum:${BOB}?value=1e18`);
    await sees('Filled in from a payment link');
    const field = root.querySelector<HTMLTextAreaElement>('textarea[name=recipient]') as HTMLTextAreaElement;
    await type(field, 'ada.eth');
    await until(() => !root.textContent?.includes('Filled in from a payment link'), 'no word of it');
  });
});

describe('a QR code in a photo', () => {
  afterEach(() => Reflect.deleteProperty(window, 'BarcodeDetector'));

  /** The form in a browser that finds these codes in any photo, and the button that takes one. */
  async function withPhoto(codes: readonly unknown[]) {
    class BarcodeDetector {
      detect = async () => codes;
    }
    Object.defineProperty(window, 'BarcodeDetector', { configurable: true, value: BarcodeDetector });
    const here = await startSending();
    const { root } = mountContent(here.store);
    const button = () => root.querySelector<HTMLElement>('[aria-label="Read a QR code from a photo"]');
    await until(() => button() !== null, 'the button');
    const canvas = new OffscreenCanvas(8, 8);
    canvas.getContext('2d');
    const photo = new File([await canvas.convertToBlob()], 'code.png', { type: 'image/png' });
    // Tests can't use the browser's file picker.
    const { click } = HTMLInputElement.prototype;
    HTMLInputElement.prototype.click = function chosen() {
      const files = new DataTransfer();
      files.items.add(photo);
      this.files = files.files;
      this.dispatchEvent(new Event('change'));
    };
    button()?.click();
    HTMLInputElement.prototype.click = click;
    return here;
  }

  it('is read as if it had been pasted', async () => {
    const { store } = await withPhoto([{ rawValue: ` ethereum:${BOB}?value=1e18 ` }]);
    await until(() => store.get(draftAtom).recipient === BOB, 'the recipient');
    expect(store.get(draftAtom).amount).to.deep.equal({ kind: 'exact', units: 10n ** 18n, unit: 'token' });
  });

  for (const [title, codes] of [
    ['there is none', []],
    ['the browser answers something else', [{ rawValue: 7 }]],
    ['its text is too long', [{ rawValue: 'x'.repeat(2_049) }]],
  ] as const) {
    it(`says that none was found if ${title}`, async () => {
      const { store } = await withPhoto(codes);
      const said = () => store.get(snackbarAtom)?.text;
      await until(() => said() !== undefined, 'the message');
      expect(said()).to.deep.equal({ key: 'send.photoFailed' });
      expect(store.get(draftAtom).recipient).to.equal('');
    });
  }

  it('is not offered where the browser reads none', async () => {
    const { root } = await pasted('');
    expect(root.querySelector('[aria-label="Read a QR code from a photo"]')).to.equal(null);
  });
});
