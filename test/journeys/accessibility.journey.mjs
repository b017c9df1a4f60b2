import assert from 'node:assert/strict';
import { SECOND, THIRD } from './support/accounts.mjs';
import { lookingAt, visitLooking as visit, withAxe } from './support/barriers.mjs';
import { journeys } from './support/journeys.mjs';
import { sendButton } from './support/sending.mjs';
import { mail, visitSignIn } from './support/signInPage.mjs';
import { t } from './support/texts.mjs';

const name = 'First Wallet';

journeys('A visitor meets no barriers', (journey) => {
  const networkRow = (site, network) =>
    site.page.getByRole('list', { name: t('networks.list') }).getByRole('button', { name: network });

  journey('in the list of wallets and the help', async (journey) => {
    const none = await visit(journey, []);
    await none.look('the buttons');
    await none.site.connectButton.click();
    await none.shows(none.site.text(t('connect.empty')), 'Connect without wallets');
    await none.site.button(t('whatIsAWallet.more')).click();
    await none.enters(t('whatIsAWallet.title'));
    await none.site.button(t('getWallet.title')).click();
    await none.enters(t('getWallet.title'));

    const one = await visit(journey, [{ name }]);
    await one.site.connectButton.click();
    await one.shows(one.site.row(name), 'Connect with one wallet');

    const wallets = Array.from({ length: 12 }, (_, index) => ({ name: `Wallet ${index}` }));
    const many = await visit(journey, wallets);
    await many.site.connectButton.click();
    await many.shows(many.site.row('Wallet 11'), 'Connect with twelve wallets');
    await many.site.page.getByRole('searchbox').fill('nothing of that name');
    await many.shows(
      many.site.text(t('connect.noMatch', { query: 'nothing of that name' })),
      'a search without a match',
    );
    assert.deepEqual([none.barriers, one.barriers, many.barriers], [{}, {}, {}]);
  });

  journey('with wallets of two namespaces', async (journey) => {
    const wallets = [
      { name: 'Both', solana: 'too', policy: 'approve' },
      { name: 'Sun', solana: true },
    ];
    const { site, enters, shows, barriers } = await visit(journey, wallets, { page: 'solana.html' });
    await site.connectButton.click();
    await site.row('Both').click();
    await site.sees(site.page.getByRole('list', { name: t('multiChain.list') }));
    await enters(t('multiChain.title'));
    await site.button(t('multiChain.chain.eip155')).click();
    await site.heard('wallet-connected');
    await site.heard('wallet-close');
    await site.modal.evaluate((modal) => modal.show('Networks'));
    await networkRow(site, 'Solana Devnet').click();
    await site.sees(site.button(t('connect.title')).last());
    await enters(t('activeChain.title'));
    await site
      .dialog(t('activeChain.title'))
      .getByRole('button', { name: t('connect.title') })
      .click();
    const needed = t('connect.needed', { chain: t('multiChain.chain.solana') });
    await shows(site.text(needed), needed);
    assert.deepEqual(barriers, {});
  });

  journey('while a wallet is asked', async (journey) => {
    const { site, shows, barriers } = await visit(journey, [{ name }]);
    await site.connectButton.click();
    await site.row(name).click();
    await site.sees(site.prompt('connect'));
    await shows(site.text(t('connecting.asking', { name })), 'asking');
    await site.reject('connect');
    await site.failed('user_rejected');
    await shows(site.text(t('error.user_rejected')), 'declined');
    await site.button(t('dialog.back')).click();

    const failures = [
      ['already_pending', { code: -32002 }],
      ['wallet_locked', { code: 4100 }],
      ['wallet_failed', { code: -32603, message: 'Something is wrong with it' }],
    ];
    for (const [code, error] of failures) {
      await site.wallet(name, (wallet, steps) => wallet.script(steps), [
        { method: 'eth_requestAccounts', answer: 'nonsense', error },
      ]);
      await site.row(name).click();
      if (code === 'wallet_failed') await site.warned(code);
      else await site.failed(code);
      await shows(site.text(t(`error.${code}`, { name })), code);
      await site.button(t('dialog.back')).click();
    }
    await site.wallet(name, (wallet, steps) => wallet.script(steps), [
      { method: 'eth_requestAccounts', answer: 'nonsense', value: 7 },
    ]);
    await site.row(name).click();
    await site.warned('wallet_invalid_answer');
    await shows(site.text(t('error.wallet_invalid_answer', { name })), 'a wrong answer');

    // The page may keep it open, so that there is time to check it.
    await site.modal.evaluate((modal) => {
      modal.addEventListener('wallet-before-close', (event) => event.preventDefault());
    });
    await site.button(t('dialog.retry')).click();
    await site.approve('connect');
    await site.heard('wallet-connected');
    await shows(site.text(t('connecting.connected')), 'connected');
    assert.deepEqual(barriers, {});
  });

  journey('while a wallet is silent', async (tools) => {
    const context = await tools.profile();
    await context.clock.install();
    const steps = [{ method: 'eth_requestAccounts', answer: 'never' }];
    const { site, shows, barriers } = await visit(tools, [{ name, steps }], { context });
    await site.connectButton.click();
    await site.row(name).click();
    await site.sees(site.text(t('connecting.asking', { name })));
    await context.clock.fastForward(10_000);
    await shows(site.text(t('connecting.slow', { name })), 'still waiting');
    assert.deepEqual(barriers, {});
  });

  journey('while signing in', async (journey) => {
    const { frameUrl, origin } = journey.stack.frame;
    const links = 'terms-url="https://example.org/t" privacy-url="https://example.org/p"';
    const visitSignIn = (query, attributes = '') =>
      visit(journey, [{ name }], {
        attributes: `frame-url="${frameUrl}${query}" ${links} ${attributes}`,
        allows: [origin],
      });
    const provider = ({ site }, one) => site.button(t('signIn.with', { name: one }), { exact: true });

    const wide = await visitSignIn('', 'features="email google apple"');
    await wide.site.connectButton.click();
    await wide.shows(provider(wide, 'Apple'), 'Connect with two providers');

    const all = await visitSignIn('');
    await all.site.connectButton.click();
    await all.shows(all.site.button(t('signIn.more')), 'Connect with all providers');
    await all.site.button(t('signIn.more')).click();
    await all.enters(t('socials.title'));
    const popup = await all.site.windowAfter(() => provider(all, 'Google').click());
    await all.shows(all.site.text(t('social.asking', { name: 'Google' })), 'asking in a window');
    await popup.close();
    await all.shows(all.site.text(t('social.closed')), 'a closed window');
    await all.site.page.evaluate(() => {
      window.open = () => null;
    });
    await all.site.button(t('dialog.retry')).click();
    await all.shows(all.site.text(t('social.blocked')), 'a blocked window');
    await all.site.button(t('signIn.other')).click();
    await provider(all, 'Farcaster').click();
    await all.shows(all.site.page.getByRole('img', { name: t('farcaster.code') }), 'Farcaster');

    const failing = await visitSignIn('?mode=500&methods=GET_SOCIAL_REDIRECT_URI,GET_FARCASTER_URI');
    for (const one of ['Google', 'Farcaster']) {
      await failing.site.connectButton.click();
      await provider(failing, one).click();
      await failing.site.failed('frame_failed');
      await failing.shows(failing.site.text(t('signIn.failed')), `${one} fails`);
      await failing.site.button(t('dialog.close'), { exact: true }).click();
    }
    assert.deepEqual([wide.barriers, all.barriers, failing.barriers], [{}, {}, {}]);
  });

  journey('in the account and the networks', async (journey) => {
    const { site, look, shows, enters, barriers } = await visit(journey, [{ name }]);
    await site.connectButton.click();
    await site.row(name).click();
    await site.prompt('connect').getByRole('checkbox', { name: SECOND }).check();
    await site.approve('connect');
    await site.heard('wallet-close');
    await site.sees(site.button(/10,000 ETH/));
    await look('the account button');

    await site.accountButton().click();
    await shows(
      site.dialog(t('account.title')).getByText('10,000 ETH', { exact: true }).first(),
      'the account',
    );
    await site.button(t('account.settings')).click();
    await enters(t('account.settings'));
    await site.button(t('dialog.back')).click();
    await site.button(t('account.accounts')).click();
    await enters(t('account.accounts'));
    await site.button(t('dialog.close')).click();

    await site.button(t('button.network', { name: 'Sandbox One' })).click();
    await enters(t('networks.title'));
    await site.button(t('whatIsANetwork.title')).click();
    await enters(t('whatIsANetwork.title'));
    await site.button(t('dialog.back')).click();
    await networkRow(site, 'Sandbox Two').click();
    await site.sees(site.prompt('switch-network'));
    await enters('Sandbox Two', 'asking for a switch');
    await site.reject('switch-network');
    await site.failed('user_rejected');
    await shows(site.text(t('switch.declined')), 'a declined switch');
    await site.button(t('dialog.close')).click();

    await site.wallet(name, (wallet) => wallet.switchChain(99999));
    await enters(t('unsupported.title'));
    await site.button(t('dialog.close')).click();
    await look('the button to switch');
    assert.deepEqual(barriers, {});
  });

  journey('in what the account holds, receives and did', async (journey) => {
    const { site, shows, enters, barriers } = await visit(journey, [{ name, policy: 'approve' }], {
      attributes: `chain-api-url="${journey.stack.url}"`,
    });
    await site.connectButton.click();
    await site.row(name).click();
    await site.heard('wallet-close');
    await site.accountButton().click();
    const list = (key) => site.page.getByRole('list', { name: t(key) });
    const tab = (key) => site.page.getByRole('tab', { name: t(key) });
    await shows(list('tokens.title').getByRole('button', { name: /10,000 SUSD/ }), 'the tokens');
    await tab('nfts.title').click();
    await shows(list('nfts.title').getByText('Sandbox Picture 1'), 'the NFTs');
    await tab('history.title').click();
    await shows(list('history.title').getByText('+2,500 SBX'), 'the latest activity');
    await site.button(t('history.showAll')).click();
    await site.sees(site.dialog(t('history.title')));
    await shows(list('history.title').getByText('+10,000 SUSD'), 'the activity');
    await site.button(t('dialog.back')).click();
    await site.button(t('receive.title')).click();
    await enters(t('receive.title'));
    await site.button(t('receive.lost')).click();
    await enters(t('receive.networks'));
    assert.deepEqual(barriers, {});
  });

  journey('while sending', async (journey) => {
    const { site, look, shows, enters, barriers } = await visit(journey, [{ name }], {
      attributes: `chain-api-url="${journey.stack.url}"`,
    });
    await site.connectButton.click();
    await site.row(name).click();
    await site.approve('connect');
    await site.heard('wallet-close');
    await site.accountButton().click();
    await site.button(t('send.title')).click();
    await enters(t('send.title'));
    await site.button(t('send.changeToken')).click();
    await shows(site.button(/^Sandbox Dollar/), 'the tokens to choose from');
    await site.button(/^Sandbox Ether/).click();
    const recipient = site.page.getByRole('textbox', { name: t('send.to') });
    await site.page.getByRole('textbox', { name: t('send.amount') }).fill('20000');
    await recipient.fill(SECOND.replace('C51812', 'c51812'));
    await shows(site.text(t('send.recipient.checksum')), 'an amount and an address that are wrong');
    await recipient.fill(journey.stack.chains[0].tokens[0].address);
    await shows(site.text(t('send.warn.tokenPaid')), 'a recipient that is none');
    await site.button(t('send.max')).click();
    await recipient.fill(THIRD);
    await shows(site.text(t('send.warn.firstTime')), 'a new recipient');
    await site.button(t('send.button.review')).click();
    await enters(t('send.reviewTitle'));
    await sendButton(site).click();
    await site.prompt('transaction').waitFor();
    await look('asking the wallet');
    await site.reject('transaction');
    await shows(site.text(t('send.failed.declined')), 'a declined transfer');
    await site.failed('user_rejected');
    assert.deepEqual(barriers, {});
  });

  journey('in the account of a sign-in', async (journey) => {
    const { stack } = journey;
    stack.serve('node_modules/axe-core/axe.min.js', 'axe.min.js');
    const frame = `<wallet-modal frame-url="${stack.frame.frameUrl}"`;
    const { site, signIn, code } = await visitSignIn(journey, {
      change: (html) => withAxe(html).replace('<wallet-modal', frame),
    });
    const email = 'somebody@a.long.name.of.an.example.com';
    const { address } = await signIn(email);
    const { shows, enters, barriers } = lookingAt(site);
    await site.accountButton(address).click();
    await shows(site.button(`${email} ${t('signedIn.change')}`), 'the account');
    await site.button(t('account.settings')).click();
    await shows(site.button(t('accountType.use.smartAccount')), 'the settings');
    await site.button(t('dialog.back')).click();
    await site.button(t('account.accounts')).click();
    await shows(site.text(t('accountType.kind.smartAccount')), 'the accounts');
    await site.button(t('selectAccounts.title')).click();
    await enters(t('selectAccounts.title'));
    const kept = site.page.getByRole('checkbox', { name: t('accountType.kind.eoa') });
    await kept.uncheck();
    await shows(site.text(t('selectAccounts.count', { count: 1, all: 2 })), 'one of the accounts');
    await site.page.getByRole('checkbox', { name: t('accountType.kind.smartAccount') }).uncheck();
    await shows(site.button(t('selectAccounts.none')), 'none of the accounts');
    await site.button(t('selectAccounts.cancel')).click();
    await site.button(t('dialog.back')).click();
    await site.button(t('smartAccount.title')).click();
    await enters(t('smartAccount.title'));
    await site.button(t('smartAccount.later')).click();
    await site.button(t('upgradeWallet.title')).click();
    await enters(t('upgradeWallet.title'));
    await site.button(t('dialog.back')).click();

    await site.button(t('signedIn.change')).click();
    await enters(t('updateEmail.title'));
    const field = site.page.getByRole('textbox', { name: t('email.label') });
    await field.fill('nothing');
    await site.button(t('updateEmail.save')).click();
    await site.failed('request_invalid');
    await shows(site.text(t('email.invalid')), 'an address that is none');
    await field.fill(`new.${email}`);
    await site.button(t('updateEmail.save')).click();
    await enters(t('updateEmail.oldTitle'));
    await code.fill((await mail(stack, email, 'code')).code);
    await enters(t('updateEmail.newTitle'));
    assert.deepEqual(barriers, {});
  });
});

journeys('A visitor with special needs', (journey) => {
  const terms = 'terms-url="https://example.org/t" privacy-url="https://example.org/p"';
  const visit = async ({ open }, browser) => {
    const site = await open('plain.html', {
      wallets: [{ name }],
      change: (html) => html.replace('<wallet-modal', `<wallet-modal ${terms}`),
      browser,
    });
    const toAccount = async () => {
      await site.row(name).click();
      await site.approve('connect');
      await site.heard('wallet-close');
      await site.accountButton().click();
      await site.sees(site.dialog(t('account.title')).getByText('10,000 ETH', { exact: true }).first());
    };
    const toForm = async () => {
      await site.button(t('send.title')).click();
      await site.page.getByRole('textbox', { name: t('send.to') }).fill(THIRD);
      await site.sees(site.button(t('send.max')));
    };
    return { site, toAccount, toForm };
  };

  journey('finds every button at least 44 px wide and high on a touch screen', async (tools) => {
    const { site, toAccount, toForm } = await visit(tools, {
      viewport: { width: 360, height: 740 },
      hasTouch: true,
      isMobile: true,
    });
    /** The elements that are too small, by their text. */
    const small = () =>
      site.page.evaluate(() => {
        const root = document.querySelector('wallet-modal').shadowRoot;
        return [...root.querySelectorAll('button, a[href]')].flatMap((one) => {
          const { width, height } = one.getBoundingClientRect();
          return width >= 44 && height >= 44
            ? []
            : [`${one.ariaLabel ?? one.textContent}: ${width} × ${height}`];
        });
      });
    await site.connectButton.click();
    await site.sees(site.row(name));
    assert.deepEqual(await small(), []);
    await toAccount();
    assert.deepEqual(await small(), []);
    await site.button(t('account.settings')).click();
    await site.sees(site.dialog(t('account.settings')));
    assert.deepEqual(await small(), []);
    await site.button(t('dialog.back')).click();
    await toForm();
    assert.deepEqual(await small(), []);
  });

  for (const { title, viewport, fontSize, rows } of [
    { title: 'at 320 px', viewport: { width: 320, height: 740 }, fontSize: '10px', rows: 1 },
    {
      title: 'with text of twice the size',
      viewport: { width: 400, height: 900 },
      fontSize: '20px',
      rows: 2,
    },
  ]) {
    journey(`sees all of a recipient, and equal parts of the balance, ${title}`, async (tools) => {
      const { site, toAccount, toForm } = await visit(tools, { viewport });
      await site.page.evaluate((size) => {
        document.documentElement.style.setProperty('--wallet-modal-font-size-master', size);
      }, fontSize);
      await site.connectButton.click();
      await toAccount();
      await toForm();
      const seen = await site.page.evaluate(
        (parts) => {
          const root = document.querySelector('wallet-modal').shadowRoot;
          const recipient = root.querySelector('textarea');
          const scroller = root.querySelector('[data-scroller]');
          const tops = [...root.querySelectorAll('form button')]
            .filter(({ textContent }) => parts.includes(textContent))
            .map((one) => Math.round(one.getBoundingClientRect().top));
          const inEachRow = [...new Set(tops)].map((top) => tops.filter((one) => one === top).length);
          return {
            recipientIsCut:
              recipient.scrollHeight > recipient.clientHeight ||
              recipient.scrollWidth > recipient.clientWidth,
            viewIsCut: scroller.scrollWidth > scroller.clientWidth,
            inEachRow,
          };
        },
        ['25%', '50%', '75%', t('send.max')],
      );
      const inEachRow = rows === 1 ? [4] : [2, 2];
      assert.deepEqual(seen, { recipientIsCut: false, viewIsCut: false, inEachRow });
    });
  }

  journey('sees which tab is chosen in forced colours', async (tools) => {
    const { site, toAccount } = await visit(tools, { forcedColors: 'active' });
    await site.connectButton.click();
    await toAccount();
    const tabs = site.page.getByRole('tab');
    await site.sees(tabs.last());
    const backgrounds = await tabs.evaluateAll((tabs) =>
      tabs.map((tab) => getComputedStyle(tab).backgroundColor),
    );
    const [chosen, ...others] = backgrounds;
    assert.equal(others.length, 2);
    assert.ok(!others.includes(chosen), `${chosen} is the colour of the chosen tab alone`);
  });

  journey('sees where the next digit of a code goes in forced colours', async (tools) => {
    const { site, askForCode } = await visitSignIn(tools, { browser: { forcedColors: 'active' } });
    await askForCode('forced@example.com');
    const next = site.page.locator('wallet-modal [data-next]');
    await site.sees(next);
    assert.equal(await next.evaluate((box) => getComputedStyle(box).outlineStyle), 'solid');
  });

  journey('sees the picture of an account in forced colours', async (tools) => {
    const { site, toAccount } = await visit(tools, { forcedColors: 'active' });
    await site.connectButton.click();
    await toAccount();
    const look = await site.page.evaluate(() => {
      const dialog = document.querySelector('wallet-modal').shadowRoot.querySelector('dialog');
      const [avatar] = [...dialog.querySelectorAll('[aria-hidden] > svg')]
        .map((drawing) => drawing.parentElement)
        .filter(({ style }) => style.backgroundColor);
      const { borderTopWidth, backgroundColor } = getComputedStyle(avatar);
      const { fill } = getComputedStyle(avatar.querySelector('path'));
      return { borderTopWidth, colours: [backgroundColor, fill] };
    });
    const colours = ['oklch(0.92 0.07 0)', 'oklch(0.45 0.15 0)'];
    assert.deepEqual(look, { borderTopWidth: '1px', colours });
  });
});
