import { expect } from 'chai';
import { eip1193Listeners } from '../../../src/lib/requests/eip1193Listeners.js';

describe('the listeners of a provider', () => {
  it('hear only their event, once each, until they are removed', () => {
    const { on, removeListener, emit, clear } = eip1193Listeners();
    const heard: unknown[] = [];
    const onChain = (chainId: string) => heard.push(chainId);
    on('chainChanged', onChain);
    on('chainChanged', onChain);
    on('accountsChanged', (accounts) => heard.push(accounts));
    emit('chainChanged', '0x1');
    removeListener('chainChanged', onChain);
    emit('chainChanged', '0xa');
    emit('accountsChanged', []);
    clear();
    emit('accountsChanged', ['0x']);
    expect(heard).to.deep.equal(['0x1', []]);
  });

  it('are called even if one throws, which is reported to the page', () => {
    const { on, emit } = eip1193Listeners();
    const reported: unknown[] = [];
    const { reportError } = globalThis;
    globalThis.reportError = (error: unknown) => void reported.push(error);
    const heard: string[] = [];
    on('chainChanged', () => {
      throw 'broken';
    });
    on('chainChanged', (chainId) => heard.push(chainId));
    emit('chainChanged', '0x1');
    globalThis.reportError = reportError;
    expect(heard).to.deep.equal(['0x1']);
    expect(reported).to.deep.equal(['broken']);
  });
});
