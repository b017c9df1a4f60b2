// The messages on the wire, one golden file each, with the names and shapes of the hosted frame.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { at } from '../../scripts/lib/files.mjs';
import { bundled } from '../tools/bundled.mjs';

const { appMessage } = await bundled('src/bridge/appMessage.ts');
const { MESSAGES } = await bundled('src/bridge/protocol.ts');
const { readMessage } = await bundled('src/bridge/readMessage.ts');
const { readQuestion } = await bundled('src/sandbox/frame/readQuestion.ts');

const folder = 'test/bridge/golden';
const goldens = Object.fromEntries(
  readdirSync(at(folder)).map((file) => [
    file.replace('.json', ''),
    JSON.parse(readFileSync(at(`${folder}/${file}`), 'utf8')),
  ]),
);
const ORIGIN = 'https://frame.example';
const source = {};

/** Reads an answer to a pending call. */
function read(name, payload, outcome = 'SUCCESS') {
  const find = (id) => (id === 'ID' ? { id, name } : undefined);
  const data = { type: `@w3m-frame/${name}_${outcome}`, payload, id: 'ID' };
  return readMessage({ source, origin: ORIGIN, data }, { source, origin: ORIGIN, find });
}

describe('the wire', () => {
  it('has a golden file for each message', () => {
    assert.deepEqual(Object.keys(goldens).sort(), Object.keys(MESSAGES).sort());
  });

  for (const [name, { sent, replies, refused }] of Object.entries(goldens)) {
    for (const { payload, wire } of sent) {
      it(`sends ${JSON.stringify(wire)}`, () => {
        assert.equal(JSON.stringify(appMessage(name, payload, 'ID')), JSON.stringify(wire));
      });
    }
    for (const { payload, read: expected } of replies) {
      it(`accepts ${JSON.stringify(payload)} as an answer to ${name}`, () => {
        assert.deepEqual(read(name, payload), { kind: 'success', id: 'ID', payload: expected });
      });
    }
    for (const payload of refused) {
      it(`rejects ${JSON.stringify(payload)} as an answer to ${name}`, () => {
        assert.deepEqual(read(name, payload), { kind: 'invalid', id: 'ID' });
      });
    }
    it(`accepts an error as an answer to ${name}, with and without a message`, () => {
      const error = { kind: 'error', id: 'ID' };
      assert.deepEqual(read(name, { message: 'No' }, 'ERROR'), { ...error, message: 'No' });
      for (const payload of [undefined, null, {}, { message: 7 }, 'No']) {
        assert.deepEqual(read(name, payload, 'ERROR'), { ...error, message: undefined });
      }
    });
  }

  it('sends nothing that the frame does not know', () => {
    assert.deepEqual(appMessage('CONNECT_EMAIL', { email: 'ada@example.com', password: 'x' }, 'ID').payload, {
      email: 'ada@example.com',
    });
    const user = appMessage('GET_USER', { chainId: 1, preferredAccountType: undefined }, 'ID');
    assert.deepEqual(Object.keys(user.payload), ['chainId']);
  });

  const unsendable = [
    ['CONNECT_EMAIL', { email: 'ada' }, 'Invalid email'],
    ['CONNECT_EMAIL', { email: `${'a'.repeat(400)}@example.com` }, 'Invalid email'],
    ['CONNECT_EMAIL', undefined, 'Invalid input'],
    ['UPDATE_EMAIL', { email: 'ada@' }, 'Invalid email'],
    ['CONNECT_OTP', { otp: 123456 }, 'Invalid input'],
    ['GET_SOCIAL_REDIRECT_URI', { provider: 'farcaster' }, 'Invalid input'],
    ['SWITCH_NETWORK', { chainId: Number.NaN }, 'Invalid input'],
    ['GET_USER', { chainId: Number.NaN }, 'Invalid input'],
    ['SYNC_THEME', { themeMode: 'auto' }, 'Invalid input'],
    ['RPC_REQUEST', {}, 'Invalid input'],
  ];
  for (const [name, payload, words] of unsendable) {
    it(`refuses to send ${name} with ${JSON.stringify(payload)?.slice(0, 40)}: ${words}`, () => {
      assert.throws(() => appMessage(name, payload, 'ID'), { code: 'request_invalid', shortMessage: words });
    });
  }
});

// The sandbox frame has its own reader, so that tests notice what the hosted frame would not accept.
describe('the reader of the sandbox frame', () => {
  for (const [name, { sent }] of Object.entries(goldens)) {
    it(`reads every ${name} of its golden file`, () => {
      for (const { wire } of sent) assert.equal(readQuestion(wire)?.name, name, JSON.stringify(wire));
    });
  }

  for (const [name, payload] of [
    ['CONNECT_EMAIL', { email: "o'neil@example.com" }],
    ['CONNECT_EMAIL', { email: 'nobody' }],
    ['CONNECT_EMAIL', {}],
    ['CONNECT_OTP', { otp: 123456 }],
    ['CONNECT_SOCIAL', { url: 'https://example.com' }],
    ['GET_SOCIAL_REDIRECT_URI', { provider: 'farcaster' }],
    ['GET_USER', { chainId: null }],
    ['GET_USER', { chainId: Number.NaN }],
    ['IS_CONNECTED', { token: 1 }],
    ['SET_PREFERRED_ACCOUNT', {}],
    ['SWITCH_NETWORK', {}],
    ['SYNC_THEME', undefined],
    ['SYNC_THEME', { themeMode: 'auto' }],
    ['SYNC_DAPP_DATA', { projectId: 'p' }],
    ['SYNC_DAPP_DATA', { sdkVersion: '1', projectId: 'p', metadata: { name: 'A' } }],
    ['RPC_REQUEST', { method: 'eth_sign', params: [] }],
    ['RPC_REQUEST', { method: 'eth_call' }],
    ['RPC_REQUEST', { method: 'eth_supportedEntryPoints', params: [] }],
    ['RPC_REQUEST', { method: 'eth_sendUserOperation', params: [] }],
    ['RPC_REQUEST', { method: 'wallet_sendCalls', params: [{ calls: [{ to: '01' }] }] }],
    ['RPC_REQUEST', { method: 'solana_signMessage', params: { message: 'a' } }],
    ['SIGN_OFF', undefined],
    ['toString', undefined],
  ]) {
    it(`leaves ${name} with ${JSON.stringify(payload)} unanswered`, () => {
      assert.equal(readQuestion({ type: `@w3m-app/${name}`, payload, id: 'ID' }), undefined);
    });
  }
});
