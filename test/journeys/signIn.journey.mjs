// Signing in through the frame, over two real origins, by the bridge alone.
import assert from 'node:assert/strict';
import { FIRST } from './support/accounts.mjs';
import { journeys } from './support/journeys.mjs';
import { visit } from './support/signIn.mjs';
import { eventually } from './support/site.mjs';

const ONE = 'eip155:31337';
const TWO = 'eip155:31338';
const typedData = {
  domain: { name: 'Journey', chainId: 31337 },
  types: { Note: [{ name: 'text', type: 'string' }] },
  primaryType: 'Note',
  message: { text: 'Hello' },
};

journeys('signing in through the frame', (journey) => {
  journey('by email on a new device, and what is signed is signed by that account', async (tools) => {
    const { page, begin, request, press, inFrame, signIn } = await visit(tools);
    assert.equal(await page.locator('iframe').count(), 0, 'no frame before it is used');
    const user = await signIn('ada@example.com');
    assert.deepEqual([user.email, user.network, user.accountType], ['ada@example.com', ONE, 'eoa']);
    assert.deepEqual(
      user.accounts.map(({ type }) => type),
      ['eoa', 'smartAccount'],
    );
    await inFrame.getByText('no real funds').first().waitFor();

    const signing = await begin(...request('personal_sign', ['0x48656c6c6f', user.address]));
    await press('Approve');
    const { value: signature } = await signing.answer();
    const signer = await page.evaluate((one) => window.recover.message('Hello', one), signature);
    assert.equal(signer, user.address);

    const typed = await begin(...request('eth_signTypedData_v4', [user.address, JSON.stringify(typedData)]));
    await press('Approve');
    const signed = [typedData, (await typed.answer()).value];
    assert.equal(
      await page.evaluate(([data, one]) => window.recover.typedData(data, one), signed),
      user.address,
    );
  });

  journey('sends a transaction that the chain takes, and one that is declined not', async (tools) => {
    const { ask, begin, request, press, signIn } = await visit(tools);
    const { address } = await signIn('bob@example.com');
    const transaction = [{ from: address, to: FIRST, value: '0x7' }];
    const declined = await begin(...request('eth_sendTransaction', transaction));
    await press('Reject');
    assert.deepEqual(await declined.answer(), { code: 4001, message: 'User rejected the request.' });
    const sending = await begin(...request('eth_sendTransaction', transaction));
    await press('Approve');
    const { value: hash } = await sending.answer();
    const receipt = await eventually(async () => {
      const { value } = await ask(...request('eth_getTransactionReceipt', [hash]));
      return value;
    });
    assert.deepEqual([receipt.status, receipt.from], ['0x1', address.toLowerCase()]);

    const batch = await begin(...request('wallet_sendCalls', [{ calls: [{ to: FIRST, value: '0x1' }] }]));
    await press('Approve');
    const { value: id } = await batch.answer();
    await eventually(async () => (await ask(...request('wallet_getCallsStatus', [id]))).value.status === 200);
    const refused = await ask(...request('eth_sign', [address, '0x00']));
    assert.deepEqual(refused, { code: 4200, message: 'Requested RPC call is not allowed' });
  });

  journey(
    'asks a device that it knows for the code at once; a wrong code and haste are told',
    async (tools) => {
      const { stack } = tools;
      const { ask, mail, signIn } = await visit(tools);
      const email = 'carol@example.com';
      const { address } = await signIn(email);
      assert.deepEqual(await ask('calls.signOut'), { value: undefined });
      assert.deepEqual(await ask('calls.isConnected'), { value: false });
      assert.deepEqual(await ask('calls.connectEmail', email), { value: { action: 'VERIFY_OTP' } });
      const again = await ask('calls.connectEmail', email);
      assert.equal(again.code, 'login_too_soon');
      assert.match(again.message, /^Please try again after (29|30) seconds$/);
      assert.deepEqual(await ask('calls.connectOtp', 'no code'), {
        code: 'frame_failed',
        message: 'Invalid code',
      });
      const sent = () => stack.frame.signIn.mails.filter(({ to, kind }) => to === email && kind === 'code');
      assert.equal(sent().length, 2);
      const { code } = await mail(email, 'code');
      assert.deepEqual(await ask('calls.connectOtp', code), { value: undefined });
      assert.equal(
        (await ask('calls.getUser')).value.address,
        address,
        'the same person has the same account',
      );
    },
  );

  journey('is taken up again after a reload, and ended by signing out', async (tools) => {
    const { page, ready, ask, signIn } = await visit(tools);
    const { address } = await signIn('dan@example.com');
    await page.reload();
    await ready();
    assert.equal(await page.locator('iframe').count(), 0);
    assert.deepEqual(await ask('memory.isLoginUsed'), { value: true });
    assert.deepEqual(await ask('calls.isConnected'), { value: true });
    assert.equal((await ask('calls.getUser')).value.address, address);
    await ask('calls.signOut');
    assert.deepEqual(
      await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('@w3m'))),
      [],
    );
  });

  journey('goes to another network and back, and to the other account and back', async (tools) => {
    const { ask, begin, request, press, page, signIn } = await visit(tools);
    const eoa = await signIn('eve@example.com');
    assert.deepEqual(await ask(...request('wallet_switchEthereumChain', [{ chainId: '0x7a6a' }])), {
      value: null,
    });
    assert.deepEqual(await ask(...request('eth_chainId')), { value: '0x7a6a' });
    assert.equal((await ask('calls.getUser')).value.network, TWO);
    const stayed = await ask(...request('wallet_switchEthereumChain', [{ chainId: '0x1' }]));
    assert.deepEqual(stayed, { code: -32603, message: 'The sandbox does not know this network.' });
    assert.deepEqual(await ask('calls.getSmartAccountNetworks'), { value: [31337, 31338] });

    const { value: smart } = await ask('calls.setPreferredAccount', 'smartAccount');
    assert.deepEqual([smart.accountType, smart.isFallback], ['smartAccount', false]);
    assert.notEqual(smart.address, eoa.address);
    const signing = await begin(...request('personal_sign', ['0x00', smart.address]));
    await press('Approve');
    const { value: signature } = await signing.answer();
    assert.equal(await page.evaluate((one) => window.recover.message('\0', one), signature), smart.address);
    assert.equal((await ask('calls.setPreferredAccount', 'eoa')).value.address, eoa.address);
    const fallback = await ask('calls.setPreferredAccount', 'another');
    assert.deepEqual([fallback.value.accountType, fallback.value.isFallback], ['eoa', true]);
  });

  journey('changes the email address by both codes, and keeps the account', async (tools) => {
    const { ask, mail, signIn } = await visit(tools);
    const { address } = await signIn('fay@example.com');
    const asked = await ask('calls.updateEmail', 'new-fay@example.com');
    assert.deepEqual(asked, { value: { action: 'VERIFY_PRIMARY_OTP' } });
    const old = await mail('fay@example.com', 'code');
    await ask('calls.updateEmailPrimaryOtp', old.code);
    const { code } = await mail('new-fay@example.com', 'code');
    assert.deepEqual(await ask('calls.updateEmailSecondaryOtp', code), {
      value: { newEmail: 'new-fay@example.com' },
    });
    const { value: user } = await ask('calls.getUser');
    assert.deepEqual([user.email, user.address], ['new-fay@example.com', address]);
  });

  journey('by a social provider in a window that tells only this site', async (tools) => {
    const { page, ask } = await visit(tools);
    const { value } = await ask('calls.getSocialRedirectUri', 'github');
    const opened = page.context().waitForEvent('page');
    await page.evaluate((uri) => {
      window.result = new Promise((resolve) => {
        window.addEventListener('message', ({ data, origin }) => {
          if (data.resultUri) resolve({ uri: data.resultUri, origin });
        });
      });
      window.open(uri, '_blank', 'width=600,height=800');
    }, value.uri);
    const popup = await opened;
    await popup.getByRole('button', { name: 'Approve' }).click();
    const result = await page.evaluate(() => window.result);
    assert.equal(result.origin, tools.stack.frame.origin);
    const { value: social } = await ask('calls.connectSocial', 'github', result.uri);
    assert.equal(social.userName, 'sandbox.github');
    const { value: user } = await ask('calls.getUser');
    assert.equal(user.address, social.address);
    assert.deepEqual(await ask('memory.social'), { value: 'github' });
  });

  journey('by Farcaster, allowed elsewhere', async (tools) => {
    const { ask, begin, allow } = await visit(tools);
    const { value } = await ask('calls.getFarcasterUri');
    const connecting = await begin('calls.connectFarcaster');
    await allow(value.url);
    assert.deepEqual(await connecting.answer(), { value: { userName: 'sandbox.farcaster' } });
    assert.equal((await ask('calls.getUser')).value.email, undefined);
  });
});
