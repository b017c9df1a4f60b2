// Signing in while something is broken or hostile: the right error, and a modal that still works.
import assert from 'node:assert/strict';
import { SECOND } from '../support/accounts.mjs';
import { journeys } from '../support/journeys.mjs';
import { mail, notesQuestions, timesAsked, visitSignIn } from '../support/signInPage.mjs';
import { begun, eventually } from '../support/site.mjs';
import { t } from '../support/texts.mjs';

const wallet = { name: 'First Wallet', policy: 'approve' };

/** A page whose clock the journey controls. */
async function visitInTime(tools, options) {
  const context = await tools.profile();
  await context.clock.install();
  return { ...(await visitSignIn(tools, { context, ...options })), clock: context.clock };
}

journeys('Signing in', (journey) => {
  journey('without the frame: a visitor hears of it, and wallets still connect', async (tools) => {
    const { site, enter, frames, clock } = await visitInTime(tools, {
      frame: 'mode=500&methods=load',
      wallets: [wallet],
    });
    await site.connectButton.click();
    await enter('ann@example.com');
    await eventually(frames, (count) => count === 1);
    // The frame is removed along with its pending requests.
    await site.excuse(/500/);
    await clock.fastForward(16_000);
    await site.warned('load_failed', /frame-url/);
    await site.sees(site.text('Unable to load email login dependency'));
    assert.equal(await frames(), 0);
    await site.row(wallet.name).click();
    await site.heard('wallet-connected');
  });

  journey('with a silent frame: a visitor hears of it, and can enter the code again', async (tools) => {
    const { site, askForCode, code, clock } = await visitInTime(tools, {
      frame: 'mode=silent&methods=CONNECT_OTP',
    });
    await askForCode('silent@example.com');
    await code.fill((await mail(tools.stack, 'silent@example.com', 'code')).code);
    await site.sees(site.page.getByText(t('code.checking')));
    await clock.fastForward(31_000);
    await site.failed('timeout');
    await site.sees(site.page.getByText(/Try again\.$/));
    assert.equal(await code.inputValue(), '');
    assert.equal((await site.state()).status, 'disconnected');
  });

  journey('with a frame that takes the code and then fails connects nobody', async (tools) => {
    const { site, askForCode, code } = await visitSignIn(tools, {
      frame: 'mode=500-after&methods=CONNECT_OTP',
      init: notesQuestions,
    });
    await askForCode('taken@example.com');
    await code.fill((await mail(tools.stack, 'taken@example.com', 'code')).code);
    await site.failed('frame_failed');
    await site.sees(site.page.getByText(/told to fail/));
    assert.equal(await code.inputValue(), '');
    assert.equal(await timesAsked(site.page, 'CONNECT_OTP'), 1);
    assert.equal((await site.state()).status, 'disconnected');
    assert.deepEqual(
      (await site.kept()).filter((key) => key.startsWith('@w3m-storage/EMAIL')),
      [],
    );
  });

  journey('without storage works, and the page hears that it does not last', async (tools) => {
    const { site, signIn } = await visitSignIn(tools, {
      init: () => {
        if (window !== window.parent) return;
        Object.defineProperty(window, 'localStorage', {
          get() {
            throw new DOMException('Denied', 'SecurityError');
          },
        });
      },
    });
    await signIn('denied@example.com');
    await site.warned('storage_unavailable');
    assert.equal((await site.state()).status, 'connected');
  });
});

journeys('A visitor who signed in', (journey) => {
  journey('may take minutes to decide; closing then is a no', async (tools) => {
    const { site, signIn, inFrame, clock } = await visitInTime(tools);
    const { address } = await signIn('slow@example.com');
    const signing = begun(site.request('personal_sign', ['0x00', address]));
    await site.sees(inFrame.getByRole('button', { name: 'Approve' }));
    await clock.fastForward(120_000);
    await site.sees(inFrame.getByRole('button', { name: 'Approve' }));
    await site.page.keyboard.press('Escape');
    assert.deepEqual(await signing, { code: 4001 });
  });

  journey('is not asked if the page keeps the modal closed', async (tools) => {
    const { site, signIn } = await visitSignIn(tools);
    const { address } = await signIn('kept@example.com');
    await site.modal.evaluate((modal) => {
      modal.addEventListener('wallet-before-open', (event) => event.preventDefault());
    });
    assert.deepEqual(await site.request('personal_sign', ['0x00', address]), { code: 4001 });
  });

  journey('loses a request with the frame, but stays connected', async (tools) => {
    const { site, signIn, inFrame, press } = await visitSignIn(tools);
    const { address } = await signIn('removed@example.com');
    const signing = begun(site.request('personal_sign', ['0x00', address]));
    await site.sees(inFrame.getByRole('button', { name: 'Approve' }));
    await site.modal.evaluate((modal) => modal.querySelector('iframe').remove());
    assert.deepEqual(await signing, { code: 4900 });
    await eventually(
      () => site.state(),
      ({ open, status }) => !open && status === 'connected',
    );
    const again = begun(site.request('personal_sign', ['0x01', address]));
    await press('approve');
    assert.match(await again, /^0x[0-9a-f]{130}$/);
  });

  journey('keeps their account, whoever else sends messages', async (tools) => {
    const { site, signIn } = await visitSignIn(tools);
    const { address } = await signIn('forged@example.com');
    const before = await site.state();
    const messages = [
      ['GET_USER_SUCCESS', { address: SECOND, chainId: 31338 }],
      ['SWITCH_NETWORK_SUCCESS', { chainId: 31338 }],
      ['IS_CONNECTED_SUCCESS', { isConnected: false }],
      ['SIGN_OUT_SUCCESS', undefined],
      ['SET_PREFERRED_ACCOUNT_SUCCESS', { type: 'eoa', address: SECOND }],
      ['SESSION_UPDATE', { token: 'stolen' }],
    ].map(([name, payload]) => ({ type: `@w3m-frame/${name}`, payload, id: 'x' }));
    await site.page.evaluate((messages) => {
      for (const message of messages) window.postMessage(message, location.origin);
    }, messages);
    // The frame itself, unprompted.
    const own = site.page.frames().find((frame) => frame.url().includes('/sdk'));
    await own.evaluate((messages) => {
      for (const message of messages) parent.postMessage(message, '*');
    }, messages);
    await site.stays(
      () => site.state(),
      (now) => JSON.stringify(now) === JSON.stringify(before),
      500,
    );
    assert.equal((await site.state()).address, address);
  });

  journey('stays connected when the page moves the element', async (tools) => {
    const { site, signIn, press } = await visitSignIn(tools);
    const { address } = await signIn('moved@example.com');
    await site.modal.evaluate((modal) => document.body.prepend(modal));
    // A read is repeated in the reloaded frame; a user's approval would be lost with the old one.
    assert.match(await site.request('eth_gasPrice'), /^0x/);
    const signing = begun(site.request('personal_sign', ['0x01', address]));
    await press('approve');
    assert.match(await signing, /^0x[0-9a-f]{130}$/);
  });
});
