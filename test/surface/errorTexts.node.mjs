import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { load } from './load.mjs';

const { en, abortedError, toMessage, networkNotFound, failedToDisconnect } = await load(`
  import { createStore } from 'jotai/vanilla';
  import { disconnectAtom } from './atoms/account.js';
  import { connectionsAtom } from './atoms/connection.js';
  import { switchNetworkAtom } from './atoms/network.js';
  import { servicesAtom } from './atoms/services.js';
  export { en } from './locales/en.js';
  export { abortedError, toMessage } from './lib/errorText.js';

  const connectors = { open: () => Promise.reject(new Error('gone')) };
  const told = (promise) => promise.then(() => undefined, (error) => error);
  const withStore = (use) => {
    const store = createStore();
    store.set(servicesAtom, { connectors });
    return told(use(store));
  };
  export const networkNotFound = () => withStore((store) => store.set(switchNetworkAtom, 'eip155:424242'));
  export const failedToDisconnect = () => withStore((store) => {
    store.set(connectionsAtom, { eip155: { connector: { id: 'a' }, accounts: ['eip155:1:0x0'], network: 'eip155:1' } });
    return store.set(disconnectAtom);
  });
`);

// The specification words these, and host sites may look for them.
describe('the texts of the error catalogue', () => {
  it('of the snackbar', () => {
    const snackbar = Object.entries(en).filter(([key]) => key.startsWith('snackbar.'));
    assert.deepEqual(Object.fromEntries(snackbar), {
      'snackbar.actionNotAllowed': 'Action not allowed',
      'snackbar.codeResent': 'Code email resent',
      'snackbar.copied': 'Copied',
      'snackbar.declined': 'Declined',
      'snackbar.failedToCopy': 'Failed to copy',
      'snackbar.failedToDisconnect': 'Failed to disconnect',
      'snackbar.somethingWentWrong': 'Something went wrong',
    });
  });

  it('of errors', async () => {
    const { code, shortMessage } = abortedError();
    assert.deepEqual([code, shortMessage], ['aborted', 'Request was aborted']);
    const notFound = await networkNotFound();
    assert.deepEqual([notFound.code, notFound.shortMessage], ['network_not_found', 'Network not found']);
    const failed = await failedToDisconnect();
    assert.deepEqual([failed.code, failed.shortMessage], ['disconnect_failed', 'Failed to disconnect']);
  });

  it('taken from anything, in their order', () => {
    const error = Object.assign(new Error('message'), { issues: [{ message: 'issue' }] });
    assert.deepEqual(['text', error, new Error('message'), new Error(''), undefined, {}].map(toMessage), [
      'text',
      'issue',
      'message',
      'Unknown error',
      'Unknown error',
      'Unknown error',
    ]);
  });
});
