// Signing in through the frame, across two real origins, with only the bridge.
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

journeys('Signing in through the frame', (journey) => {
  journey('a visitor signs in with email on a new device, and the account signs', async (tools) => {
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

  journey('an approved transaction reaches the chain, and a declined one does not', async (tools) => {
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

  journey('a visitor switches networks and accounts, and back', async (tools) => {
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
});
