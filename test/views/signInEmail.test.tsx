import { expect } from 'chai';
import { setOpenAtom } from '../../src/atoms/openModal.js';
import { WalletModalError } from '../../src/lib/errors.js';
import { fakeBridge } from '../atoms/fakeBridge.js';
import { world } from '../atoms/fakes.js';
import { settled, until } from '../support/promises.js';
import { cleanUp } from '../ui/mount.js';
import { mountContent, type } from './content.js';

const email = 'ann@example.com';
const signIn = {
  url: 'https://sign-in.example/sdk',
  projectId: 'p',
  isHosted: false,
  email: true,
  providers: [],
  offersSmartAccounts: true,
};

afterEach(cleanUp);

/** The first list of a site that offers sign-in by email. */
async function setUp() {
  const frame = fakeBridge();
  const here = world({ services: { openSignIn: async () => frame.bridge }, config: { signIn } });
  here.store.set(setOpenAtom, true);
  const { root } = mountContent(here.store);
  const height = () => root.querySelector('h2, h1')?.parentElement?.parentElement?.scrollHeight ?? 0;
  const heightBefore = height();
  async function find<Found extends HTMLElement>(selector: string): Promise<Found> {
    await until(() => root.querySelector(selector), selector);
    return root.querySelector<Found>(selector) as Found;
  }
  const buttons = () => [...root.querySelectorAll('button')].map((one) => one.textContent);
  const submit = async () => {
    await type(await find('input[type=email]'), email);
    (await find<HTMLButtonElement>('button[type=submit]')).click();
    await settled();
  };
  const askForCode = async () => {
    await submit();
    await frame.answer('connectEmail', { action: 'VERIFY_OTP' });
    return find<HTMLInputElement>('[autocomplete="one-time-code"]');
  };
  return { ...here, frame, root, height, heightBefore, find, buttons, submit, askForCode };
}

describe('the email field', () => {
  it('reserves its height above the wallets before its code loads', async () => {
    const { height, heightBefore, find } = await setUp();
    await find('input[type=email]');
    expect(height()).to.be.closeTo(heightBefore, 1);
  });

  it('can be submitted from four letters on, by button and by Enter', async () => {
    const { find, frame, buttons, root } = await setUp();
    const field = await find<HTMLInputElement>('input[type=email]');
    await type(field, 'a@b');
    expect(buttons()).not.to.include('Continue');
    root.querySelector('form')?.requestSubmit();
    await settled();
    expect(frame.asked).to.deep.equal([]);
    await type(field, ' a@b.example ');
    root.querySelector('form')?.requestSubmit();
    await settled();
    expect(frame.asked[0]?.given[0]).to.equal('a@b.example');
  });

  it('shows a refused address beside the field until it is edited', async () => {
    const { find, frame, submit, root } = await setUp();
    await submit();
    await frame.fail('connectEmail', new WalletModalError('request_invalid', 'Invalid email'));
    const field = await find<HTMLInputElement>('[aria-invalid=true]');
    expect(root.textContent).to.include('Enter a valid email address.');
    const note = field.getAttribute('aria-describedby') ?? '';
    expect((field.getRootNode() as ShadowRoot).getElementById(note)?.textContent).to.match(/^Enter a valid/);
    await type(field, `${email}x`);
    expect(field.getAttribute('aria-invalid')).to.equal(null);
  });
});

describe('an address with an apostrophe', () => {
  it('is rejected as one that cannot be used here', async () => {
    const { find, frame, root } = await setUp();
    await type(await find('input[type=email]'), "o'neil@example.com");
    (await find<HTMLButtonElement>('button[type=submit]')).click();
    await settled();
    await frame.fail('connectEmail', new WalletModalError('request_invalid', 'Invalid email'));
    await find('[aria-invalid=true]');
    expect(root.textContent).to.include('Addresses with an apostrophe don’t work here. Use another email.');
  });
});

describe('an invalid address', () => {
  for (const typed of ['mia', '']) {
    it(`is reported at its field on Enter: “${typed}”`, async () => {
      const { find, frame, root } = await setUp();
      const field = await find<HTMLInputElement>('input[type=email]');
      const note = root.querySelector(`#${CSS.escape(field.getAttribute('aria-describedby') ?? '')}`);
      // A polite note waits for a pause in speech.
      expect(note?.getAttribute('aria-live')).to.equal('polite');
      await type(field, typed);
      root.querySelector('form')?.requestSubmit();
      await until(() => field.getAttribute('aria-invalid') === 'true');
      expect(note?.textContent).to.equal('Enter a valid email address.');
      expect(frame.asked).to.deep.equal([]);
      await type(field, 'mia@');
      expect([field.getAttribute('aria-invalid'), note?.textContent]).to.deep.equal([null, '']);
    });
  }
});

describe('the code', () => {
  it('is labelled with the address it was sent to, and titled', async () => {
    const { askForCode, root } = await setUp();
    const field = await askForCode();
    const words = (field.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => root.querySelector(`#${CSS.escape(id)}`)?.textContent);
    expect(words).to.include('Enter the code we sent to ann@example.com');
    const said = () => [...root.querySelectorAll('[role=status]')].map((one) => one.textContent);
    expect(said()).to.include('');
    await until(() => said().includes('Confirm your email'));
  });

  it('is valid until a time that is not spoken after the right one', async () => {
    const { askForCode, frame, root, clock } = await setUp();
    const field = await askForCode();
    const until20 = new Date(clock.now() + 20 * 60_000);
    const time = until20.toLocaleTimeString('en', { hour: 'numeric', minute: '2-digit' });
    const said = () => [...root.querySelectorAll('[role=status]')].map((one) => one.textContent);
    expect(root.textContent)
      .to.match(/Valid until .*\d:\d\d/)
      .and.include(time);
    expect(said().join()).not.to.include('Valid');
    await type(field, '123456');
    expect(said()).to.include('Checking…');
    await frame.answer('connectOtp', undefined);
    expect(said().join()).not.to.include('Valid');
  });

  it('focuses the field, accepts digits only, and submits the last one', async () => {
    const { askForCode, frame, root } = await setUp();
    const field = await askForCode();
    await until(() => (field.getRootNode() as ShadowRoot).activeElement === field);
    await type(field, '12 34-5');
    expect(field.value).to.equal('12345');
    expect(frame.asked).to.deep.equal([]);
    await type(field, '123456');
    expect(frame.asked.map(({ what, given }) => [what, given[0]])).to.deep.equal([['connectOtp', '123456']]);
    expect(root.textContent).to.include('Checking…');
  });

  it('is read-only while checked, and empty after a wrong code', async () => {
    const { askForCode, frame, root } = await setUp();
    const field = await askForCode();
    await type(field, '123456');
    await type(field, '12345');
    expect(field.value).to.equal('123456');
    const said = 'Invalid code.';
    await frame.fail('connectOtp', new WalletModalError('frame_failed', said, { said }));
    await until(() => field.value === '');
    expect(root.textContent).to.include('Invalid code. Try again.');
  });

  it('can be sent again after the countdown', async () => {
    const { askForCode, frame, clock, buttons } = await setUp();
    frame.cooldown = 2;
    await askForCode();
    await until(() => buttons().includes('Resend in 2s'));
    frame.cooldown = 0;
    clock.move(1_000);
    await until(() => buttons().includes('Resend email'));
  });
});
