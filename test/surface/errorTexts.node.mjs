import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { load } from './load.mjs';

const { en, abortedError, toMessage, networkNotFound, failedToDisconnect, failedCall, names, frame } =
  await load(`
  import { createStore } from 'jotai/vanilla';
  import { disconnectAtom } from './atoms/account.js';
  import { connectionsAtom } from './atoms/connection.js';
  import { switchNetworkAtom } from './atoms/network/switchNetwork.js';
  import { servicesAtom } from './atoms/hostServices.js';
  import { createChainApi } from './api/chain/createChainApi.js';
  import { get } from './api/http.js';
  import { toCoinType } from './lib/evm/coinType.js';
  export { englishTexts as en } from '../test/support/englishTexts.js';
  export { abortedError, toMessage } from './lib/errorText.js';
  export * as frame from './bridge/frameErrors.js';

  const gone = () => Promise.reject(new Error('gone'));
  const connectors = { list: () => [], open: gone, disconnect: gone };
  const memory = { update: () => Promise.resolve(), writeNetwork: () => Promise.resolve() };
  const clock = { now: () => 0, after: () => () => undefined };
  const told = (promise) => promise.then(() => undefined, (error) => error);
  const withStore = (use) => {
    const store = createStore();
    store.set(servicesAtom, { connectors, memory, clock });
    return told(use(store));
  };
  export const failedCall = async () => {
    const realFetch = globalThis.fetch;
    globalThis.fetch = async () => new Response(null, { status: 503 });
    const failure = { code: 'internal', message: 'No answer.' };
    const service = { baseUrl: 'https://api.example', headers: {}, clock, deadlineMs: 1, failure };
    const error = await told(get(service, 'list', { signal: undefined, read: async () => undefined }));
    globalThis.fetch = realFetch;
    return error;
  };
  export const names = async () => {
    const realFetch = globalThis.fetch;
    globalThis.fetch = async () => new Response(null, { status: 403 });
    const setting = { url: 'https://api.example', projectId: 'p', isHosted: false };
    const api = createChainApi({ setting, clock });
    const { signal } = new AbortController();
    const signed = { name: 'alice', coinType: 1, address: '0x0', message: '', signature: '0x0' };
    const textOf = async (call) => (await told(call)).shortMessage;
    const texts = {
      resolving: await textOf(api.isNameRegistered('alice.wcn.id', signal)),
      suggestions: await textOf(api.nameSuggestions('alice', signal)),
      reverse: await textOf(api.reverseName('0x0', { sender: undefined, signal })),
      registering: (await api.registerName(signed, signal)).error.shortMessage,
      chainId: await textOf(Promise.resolve().then(() => toCoinType(2 ** 31))),
    };
    globalThis.fetch = realFetch;
    return texts;
  };
  export const networkNotFound = () => withStore((store) => store.set(switchNetworkAtom, 'eip155:424242'));
  export const failedToDisconnect = () => withStore((store) => {
    store.set(connectionsAtom, { eip155: { connector: { id: 'a' }, accounts: ['eip155:1:0x0'], network: 'eip155:1' } });
    return store.set(disconnectAtom);
  });
`);

// Word for word (behaviour 16): host sites may look for these.
const said = [
  ['HTTP status code: 503', async () => (await failedCall()).cause.message],
  ['Something went wrong', () => en['snackbar.somethingWentWrong']],
  ['Failed to fetch transactions', () => en['snackbar.failedToFetchTransactions']],
  ['Failed to fetch token balance', () => en['snackbar.failedToFetchBalance']],
  ['Failed to disconnect', () => en['snackbar.failedToDisconnect']],
  ['Failed to disconnect', async () => (await failedToDisconnect()).shortMessage],
  ['Network not found', async () => (await networkNotFound()).shortMessage],
  ['Please try again after 7 seconds', () => frame.tooSoonError(7).shortMessage],
  ['W3mFrame: iframe is not set', () => frame.notSetError().shortMessage],
  ['Please try again after {count} seconds', () => en['email.tooSoon'].other],
  ['Untrusted Origin', () => en['signIn.untrusted']],
  ['Unable to load email login dependency', () => en['signIn.notLoaded']],
  ['Unable to load email login dependency', () => frame.notLoadedError('https://x').shortMessage],
  ['An error occurred', () => frame.frameError(undefined).shortMessage],
  ['Request was aborted', () => abortedError().shortMessage],
  ['Requested RPC call is not allowed', () => frame.notAllowedError('eth_x').shortMessage],
  ['Transaction started', () => en['snackbar.transactionStarted']],
  ['Error resolving name', () => en['send.nameFailed']],
  ['Error resolving name', async () => (await names()).resolving],
  ['Error fetching name suggestions', async () => (await names()).suggestions],
  ['Error fetching names for address', async () => (await names()).reverse],
  ['Error registering name alice', async () => (await names()).registering],
  ['Error registering name {name}', () => en['names.failed.refused']],
  ['Invalid chainId', async () => (await names()).chainId],
  ['You already own a name', () => en['names.owned']],
  ['Name must be at least 4 characters long', () => en['names.problem.short']],
  ['Can only contain letters, numbers and - characters', () => en['names.problem.characters']],
  ['Failed to initialize swap', () => en['snackbar.failedToInitializeSwap']],
  ['Failed to check allowance', () => en['snackbar.failedToCheckAllowance']],
  ['Failed to create approval transaction', () => en['snackbar.failedToCreateApproval']],
  ['Failed to create transaction', () => en['snackbar.failedToCreateTransaction']],
  ['Transaction error', () => en['snackbar.transactionError']],
  ['No address found to swap the tokens from.', () => en['snackbar.noAddressToSwapFrom']],
  ['Approve limit increase in your wallet', () => en['snackbar.approveLimit']],
  ['Confirm transaction in your wallet', () => en['snackbar.confirmTransaction']],
  ['Insufficient balance', () => en['snackbar.insufficientBalance']],
  ['Swapping {from} to {amount} {to}', () => en['snackbar.swapping']],
  ['Swapping {symbol} to {bought} {boughtSymbol}', () => en['transaction.doing.swap']],
  ['Swapped {symbol} to {bought} {boughtSymbol}', () => en['transaction.done.swap']],
  ['Action not allowed', () => en['snackbar.actionNotAllowed']],
];

describe('the error texts', () => {
  for (const [text, say] of said) {
    it(`include “${text}”`, async () => assert.equal(await say(), text));
  }

  it('have codes for what hosts act on', async () => {
    assert.equal(abortedError().code, 'aborted');
    assert.equal((await networkNotFound()).code, 'network_not_found');
    assert.equal((await failedToDisconnect()).code, 'disconnect_failed');
  });

  it('are read from any thrown value, in this order', () => {
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
