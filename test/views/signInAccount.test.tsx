import { expect } from 'chai';
import { within } from 'shadow-dom-testing-library';
import type { OpenableView } from '../../src/atoms/router.js';
import type { SignInProfile } from '../../src/atoms/signIn/user.js';
import { configAtom } from '../../src/atoms/siteConfig.js';
import type { FrameUser } from '../../src/bridge/frameUser.js';
import { WalletModalError } from '../../src/lib/errors.js';
import { unnamedNetwork } from '../../src/lib/networks/networks.js';
import { ALICE, BOB, facts, fakeConnector, ONE, world } from '../atoms/fakes.js';
import { frameUser, signedIn } from '../atoms/signIn/fakeSignIn.js';
import { settled, until } from '../support/promises.js';
import { cleanUp } from '../ui/mount.js';
import { mountContent, type } from './content.js';

type World = ReturnType<typeof world>;

/** Renders a view of a world, with queries as a visitor would use them. */
async function show({ store, open }: Pick<World, 'store' | 'open'>, view: OpenableView, words: string) {
  open(view);
  const { root } = mountContent(store);
  const has = (text: string) => root.textContent?.includes(text);
  await until(() => has(words), words);
  const inside = within(root as unknown as HTMLElement);
  return {
    root,
    sees: (text: string) => until(() => has(text), text),
    button: (name: string | RegExp) => inside.getByShadowRole('button', { name }),
    buttons: () => inside.queryAllByShadowRole('button').map(({ textContent }) => textContent),
    field: () => inside.getByShadowRole<HTMLInputElement>('textbox'),
    link: (name: RegExp) => inside.getByShadowRole<HTMLAnchorElement>('link', { name }),
  };
}

afterEach(cleanUp);

describe('the signed-in user', () => {
  const social = { username: undefined, user: frameUser() };
  const cases: [title: string, profile: Partial<SignInProfile>, words: string, isButton: boolean][] = [
    ['by email: address', {}, 'ada@example.comChange email', true],
    ['without an address', { user: frameUser({ email: undefined }) }, 'Signed inAdd an email', true],
    ['with a provider: name', { provider: 'github', username: 'ada' }, 'adaSigned in with GitHub', false],
    ['at Discord', { provider: 'discord', username: 'ada0' }, 'adaSigned in with Discord', false],
    ['with Discord and a number', { provider: 'discord', username: 'ada#0' }, 'adaSigned', false],
    ['with another provider and a 0', { provider: 'x', username: 'ada0' }, 'ada0Signed in with X', false],
    ['without a name', { ...social, provider: 'google' }, 'ada@example.comSigned in with Google', false],
    [
      'without anything',
      { provider: 'farcaster', user: frameUser({ email: undefined }) },
      'FarcasterSigned in with Farcaster',
      false,
    ],
  ];
  for (const [title, profile, words, isButton] of cases) {
    it(`is shown ${title}`, async () => {
      const here = await signedIn(profile);
      for (const view of ['Account', 'AccountSettings'] as const) {
        const { buttons } = await show(here, view, words);
        expect(buttons().some((text) => text?.includes(words))).to.equal(isButton);
        cleanUp();
      }
    });
  }

  it('is shown in the settings in place of a wallet', async () => {
    const { root } = await show(await signedIn(), 'AccountSettings', 'ada@example.com');
    expect(root.textContent).to.not.include('Wallet');
  });

  it('has a long address shortened, with the full one for screen readers and in the tooltip', async () => {
    const email = 'augusta.ada.king.of.lovelace@analytical.example';
    const { button } = await show(await signedIn({ user: frameUser({ email }) }), 'Account', email);
    const row = button(`${email} Change email`);
    expect(row.querySelector('bdi')?.textContent).to.equal('augusta.ad…cal.example');
    const root = row.getRootNode() as ShadowRoot;
    const tip = root.getElementById(row.getAttribute('aria-describedby') ?? '');
    expect(tip?.textContent).to.equal(email);
  });

  it('is not shown with a wallet', async () => {
    const wallet = fakeConnector('a');
    const here = world({ wallets: [wallet] });
    await here.connect(wallet);
    const { root } = await show(here, 'AccountSettings', 'Wallet');
    expect(root.textContent).to.not.match(/email|smart account|Upgrade/i);
    cleanUp();
    const account = await show(here, 'Account', 'Receive');
    expect(account.root.textContent).to.not.match(/email|smart account|Upgrade/i);
  });
});

describe('the accounts of a sign-in', () => {
  it('show their type, and switch through the frame', async () => {
    const here = await signedIn();
    const { root, button } = await show(here, 'Profile', 'Smart account');
    const words = [...root.querySelectorAll('[data-row]')].map((row) => row.textContent);
    expect(words).to.deep.equal(['0xf39F…2266Standard account', '0x7099…79C8Smart accountSwitch']);
    button(/Standard account/).click();
    button(/Switch/).click();
    await settled();
    expect(here.waiting()).to.deep.equal(['use smartAccount']);
    await until(() => button(/Smart account/).ariaBusy === 'true', 'the row waits');
    await here.answer(frameUser({ accountType: 'smartAccount' }));
    here.auth.connected(facts(ONE, BOB));
    await until(() => button(/Smart account/).ariaCurrent === 'true', 'the other one');
  });

  it('switch in the settings, which reports a fallback', async () => {
    const here = await signedIn();
    const { button, sees } = await show(here, 'AccountSettings', 'Use smart account');
    button('Use smart account Has its own address and balance').click();
    await settled();
    const user = frameUser({ isFallback: true });
    here.tell({ user });
    await here.answer(user);
    await sees('Couldn’t switch');
  });

  it('include a smart account that the account view offers', async () => {
    const here = await signedIn();
    const { button, sees } = await show(here, 'Account', 'Activate smart account');
    button('Activate smart account Approve once').click();
    await sees('A new address');
    button('Not now').click();
    await sees('Receive');
  });
});

describe('SelectAddresses', () => {
  const choice = async (change: Partial<FrameUser> = {}) => {
    const here = await signedIn({ user: frameUser(change) });
    const view = await show(here, 'SelectAddresses', 'Choose which accounts to share');
    const boxes = () => [...view.root.querySelectorAll('input')];
    return {
      ...here,
      ...view,
      box: (at: number) => boxes()[at] as HTMLInputElement,
      checked: () => boxes().map(({ checked, indeterminate }) => (indeterminate ? 'mixed' : checked)),
    };
  };

  it('starts with all of them, named by type and address', async () => {
    const { root, checked } = await choice();
    expect(checked()).to.deep.equal([true, true, true]);
    expect([...root.querySelectorAll('label')].map(({ textContent }) => textContent)).to.deep.equal([
      'Select all2 of 2 selected',
      'Standard account0xf39F…2266',
      'Smart account0x7099…79C8',
    ]);
  });

  it('starts with the saved choice', async () => {
    expect((await choice({ shared: [ALICE.toLowerCase()] })).checked()).to.deep.equal(['mixed', true, false]);
  });

  it('has a checkbox for all, with a mixed state', async () => {
    const { box, checked, root } = await choice();
    box(2).click();
    await until(() => box(0).indeterminate, 'mixed');
    expect(checked()).to.deep.equal(['mixed', true, false]);
    expect(root.textContent).to.include('1 of 2 selected');
    box(0).click();
    await until(() => box(2).checked, 'all');
    expect(checked()).to.deep.equal([true, true, true]);
    box(0).click();
    await until(() => !box(2).checked, 'none');
    expect(checked()).to.deep.equal([false, false, false]);
  });

  it('requires one, and says so', async () => {
    const { box, button, sees, waiting } = await choice();
    box(0).click();
    await sees('Choose an account');
    expect(button('Choose an account').ariaDisabled).to.equal('true');
    button('Choose an account').click();
    await settled();
    expect(waiting()).to.deep.equal([]);
  });

  it('asks the frame on submit, and waits for it', async () => {
    const { box, button, waiting, answer, host } = await choice();
    box(1).click();
    await until(() => !box(1).checked, 'the choice');
    button('Continue').click();
    await settled();
    expect(waiting()).to.deep.equal([`share ${BOB}`]);
    await until(() => button('Continue').ariaBusy === 'true', 'the wait');
    await answer(frameUser({ shared: [BOB] }));
    expect(host).to.deep.equal(['close button']);
  });

  it('changes nothing when left', async () => {
    const here = await signedIn();
    const { button, sees, root } = await show(here, 'Profile', 'Choose accounts');
    button('Choose accounts').click();
    await sees('Cancel');
    root.querySelector('input')?.click();
    await sees('Choose an account');
    button('Cancel').click();
    await sees('Account settings');
    expect(here.waiting()).to.deep.equal([]);
    button('Choose accounts').click();
    await sees('2 of 2 selected');
  });

  it('has no checkbox for all with a single account', async () => {
    const accounts: FrameUser['accounts'] = [{ address: ALICE, type: 'eoa' }];
    expect((await choice({ accounts })).checked()).to.deep.equal([true]);
  });

  it('shows the site’s name and icon', async () => {
    const here = await signedIn();
    // An icon that exists: a missing one gives way to a letter.
    const icon = '/docs/modal.png';
    const app = { name: 'Shop', icon, description: undefined, url: undefined };
    here.store.set(configAtom, { ...here.store.get(configAtom), app });
    const { root } = await show(here, 'SelectAddresses', 'Choose which accounts to share with Shop.');
    expect(root.querySelector('img')?.getAttribute('src')).to.equal(icon);
  });

  for (const [what, view, user, isOffered] of [
    ['with several accounts', 'Profile', {}, true],
    ['with one account', 'Profile', { accounts: [{ address: ALICE, type: 'eoa' }] }, false],
  ] as const) {
    it(`is ${isOffered ? '' : 'not '}offered ${what}`, async () => {
      const { root } = await show(await signedIn({ user: frameUser(user) }), view, 'Account settings');
      expect(root.textContent?.includes('Choose accounts')).to.equal(isOffered);
    });
  }

  it('is offered even if the site knows only one of several', async () => {
    const here = await signedIn({ user: frameUser({ shared: [ALICE] }) });
    here.auth.connected(facts(ONE, ALICE));
    const { button, sees } = await show(here, 'Account', '1 account');
    button(/^1 account/).click();
    await sees('Choose accounts');
  });
});

describe('networks without smart accounts', () => {
  it('are listed as such for a smart account', async () => {
    const here = await signedIn({ user: frameUser({ accountType: 'smartAccount' }) });
    const { button, waiting, views } = {
      ...here,
      ...(await show(here, 'Networks', 'Only with your standard account')),
    };
    const row = button(/Only with your standard account$/);
    expect(row.ariaDisabled).to.equal('true');
    row.click();
    expect(views()).to.deep.equal(['Networks']);
    expect(waiting()).to.deep.equal([]);
  });

  it('are ordinary for the standard account', async () => {
    const here = await signedIn();
    const { root } = await show(here, 'Networks', 'What is a network?');
    expect(root.textContent).to.not.include('standard account');
  });
});

describe('networks that the hosted frame does not support', () => {
  /** Adds a network to the site, and signs in through the hosted frame. */
  function offerLinea({ store }: Pick<World, 'store'>) {
    const { signIn, ...config } = store.get(configAtom);
    const networks = [...config.networks, unnamedNetwork('eip155:59144')];
    store.set(configAtom, { ...config, networks, signIn: signIn && { ...signIn, isHosted: true } });
  }

  it('are listed as such for a signed-in visitor', async () => {
    const here = await signedIn();
    offerLinea(here);
    const { button } = await show(here, 'Networks', 'Only with a wallet');
    const row = button(/59144.*Only with a wallet$/);
    expect(row.ariaDisabled).to.equal('true');
    row.click();
    expect(here.views()).to.deep.equal(['Networks']);
  });

  it('are ordinary for a connected wallet', async () => {
    const { store } = await signedIn();
    const wallet = fakeConnector('a');
    const here = world({ wallets: [wallet], config: { signIn: store.get(configAtom).signIn } });
    offerLinea(here);
    await here.connect(wallet);
    const { root } = await show(here, 'Networks', '59144');
    expect(root.textContent).to.not.include('Only with a wallet');
  });
});

describe('UpdateEmailWallet', () => {
  const form = async () => {
    const here = await signedIn();
    return {
      ...here,
      ...(await show(here, 'UpdateEmailWallet', 'First we’ll send a code to ada@example.com')),
    };
  };

  it('focuses the field, with the current address', async () => {
    const { field } = await form();
    expect(field().value).to.equal('ada@example.com');
    const root = field().getRootNode() as ShadowRoot;
    await until(() => root.activeElement === field(), 'the focus');
  });

  it('can be saved when the address differs', async () => {
    const { field, button, waiting } = await form();
    const isOff = () => button('Save').ariaDisabled === 'true';
    const offs: [string, boolean][] = [
      ['ada@example.com', true],
      [' ada@example.com ', true],
      ['ada', true],
      ['ada@', false],
    ];
    for (const [text, off] of offs) {
      await type(field(), text);
      expect([text, isOff()]).to.deep.equal([text, off]);
    }
    await type(field(), ' eve@example.com ');
    button('Save').click();
    await settled();
    expect(waiting()).to.deep.equal(['new address eve@example.com']);
    expect(button('Save').ariaBusy).to.equal('true');
  });

  it('reports an invalid address beside the field until it is edited', async () => {
    const { field, button, refuse, sees, root } = await form();
    await type(field(), 'nothing');
    button('Save').click();
    await settled();
    await refuse(new WalletModalError('request_invalid', 'Invalid email'));
    await sees('Enter a valid email address.');
    expect(field().ariaInvalid).to.equal('true');
    await type(field(), 'nothing@');
    await until(() => !root.textContent?.includes('Invalid email'), 'no complaint');
  });

  it('closes with Cancel', async () => {
    const here = await signedIn();
    const { button, sees } = await show(here, 'Account', 'Change email');
    button(/Change email$/).click();
    await sees('Cancel');
    button('Cancel').click();
    await sees('Receive');
  });

  it('opens the code view for the current address, and counts down to the next email', async () => {
    const { field, button, answer, sees, frame, clock } = await form();
    frame.cooldown = 2;
    await type(field(), 'eve@example.com');
    button('Save').click();
    await settled();
    await answer({ action: 'VERIFY_PRIMARY_OTP' });
    await sees('Enter the code we sent to ada@example.com');
    await sees('Start over in 2s');
    expect(button('Start over in 2s').ariaDisabled).to.equal('true');
    frame.cooldown = 0;
    clock.move(1_000);
    await sees('Start over');
    await until(() => !button(/^Start over/).textContent?.includes('in'), 'the end of the countdown');
    button('Start over').click();
    await sees('Save');
    expect(field().value).to.equal('eve@example.com');
  });
});

describe('views of a sign-in', () => {
  for (const view of [
    'SelectAddresses',
    'UpdateEmailWallet',
    'UpgradeEmailWallet',
    'UpgradeToSmartAccount',
  ] as const) {
    it(`${view} says when nobody is signed in`, async () => {
      const { button, sees } = await show(world(), view, 'You’re not signed in');
      button('Connect wallet').click();
      await sees('No wallet in this browser');
    });
  }

  it('lead to the account with a connected wallet', async () => {
    const wallet = fakeConnector('a');
    const here = world({ wallets: [wallet] });
    await here.connect(wallet);
    const { button, sees } = await show(here, 'UpgradeEmailWallet', 'You’re not signed in');
    button('Account').click();
    await sees('Receive');
  });

  it('UpgradeEmailWallet links to the service’s pages, and reports the click', async () => {
    const here = await signedIn();
    const { link } = await show(here, 'UpgradeEmailWallet', 'You can hold them yourself');
    const anchor = link(/^Open frame\.example \(opens in a new tab\)$/);
    expect([anchor.href, anchor.target, anchor.rel]).to.deep.equal([
      'https://frame.example/dashboard',
      '_blank',
      'noopener noreferrer',
    ]);
    anchor.addEventListener('click', (event) => event.preventDefault());
    anchor.click();
    expect(here.events()).to.deep.equal(['EMAIL_UPGRADE_FROM_MODAL']);
  });
});
