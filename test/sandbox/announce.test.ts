import { expect } from 'chai';
import { createStore, type EIP6963ProviderDetail } from 'mipd';
import { announce, installLegacy, type LegacyProvider, SANDBOX_ADDRESSES } from '../../src/sandbox/index.js';
import { fixture } from '../support/fixture.js';
import { call, makeWallet, wait } from './support.js';

/** The wallets that announce themselves when a page asks now. */
function announced(): EIP6963ProviderDetail[] {
  const heard: EIP6963ProviderDetail[] = [];
  const listener = (event: Event) => heard.push((event as CustomEvent<EIP6963ProviderDetail>).detail);
  window.addEventListener('eip6963:announceProvider', listener);
  window.dispatchEvent(new Event('eip6963:requestProvider'));
  window.removeEventListener('eip6963:announceProvider', listener);
  return heard;
}

describe('announce', () => {
  it('answers a page that asks, as EIP-6963 specifies', () => {
    const wallet = makeWallet({ name: 'One', rdns: 'org.example.one' });
    const stop = announce(wallet);
    const [detail, ...more] = announced();
    stop();
    expect(more).to.deep.equal([]);
    expect(Object.isFrozen(detail)).to.equal(true);
    expect(Object.isFrozen(detail?.info)).to.equal(true);
    expect(detail?.provider).to.equal(wallet.provider);
    expect(detail?.info).to.include({ name: 'One', rdns: 'org.example.one' });
    expect(detail?.info.uuid).to.match(/^[0-9a-f-]{36}$/);
    expect(detail?.info.icon).to.match(/^data:image\/svg\+xml,/);
  });

  it('is heard by a page that listened before', () => {
    const store = createStore();
    const stop = announce(makeWallet({ rdns: 'org.example.early' }));
    expect(store.findProvider({ rdns: 'org.example.early' as 'io.metamask' })).to.not.equal(undefined);
    stop();
    store.destroy();
  });

  it('gives each wallet its own uuid', () => {
    const stops = ['One', 'Two'].map((name) => announce(makeWallet({ name })));
    const ids = announced().map(({ info }) => info.uuid);
    for (const stop of stops) stop();
    expect(new Set(ids).size).to.equal(2);
  });

  it('is silent after it was stopped', () => {
    const stop = announce(makeWallet());
    stop();
    stop();
    expect(announced()).to.deep.equal([]);
  });

  it('is silent after the wallet was destroyed', () => {
    const wallet = makeWallet();
    announce(wallet);
    wallet.vanish();
    expect(announced()).to.deep.equal([]);
    announce(wallet);
    expect(announced()).to.deep.equal([]);
  });

  it('can be late', async () => {
    const stop = announce(makeWallet(), { late: 40 });
    expect(announced()).to.deep.equal([]);
    const heard = new Promise((resolve) => {
      window.addEventListener('eip6963:announceProvider', resolve, { once: true });
    });
    await heard;
    expect(announced()).to.have.length(1);
    stop();
    const never = announce(makeWallet(), { late: 20 });
    never();
    await wait(40);
    expect(announced()).to.deep.equal([]);
  });

  it('has a square icon of shapes only, which any page can draw', () => {
    const { icon } = makeWallet({ name: 'Éclair & <Co>' }).info;
    const text = decodeURIComponent(icon.slice(icon.indexOf(',') + 1));
    const parsed = fixture<SVGSVGElement>(text);
    expect(parsed.localName).to.equal('svg');
    expect(parsed.getAttribute('width')).to.equal(parsed.getAttribute('height'));
    expect([...parsed.children].map(({ localName }) => localName)).to.deep.equal(['rect', 'path']);
  });
});

describe('installLegacy', () => {
  const ethereum = () => (window as { ethereum?: LegacyProvider & Record<string, unknown> }).ethereum;

  it('sets window.ethereum with its flags, and restores it', async () => {
    const wallet = makeWallet();
    let isTold = false;
    window.addEventListener('ethereum#initialized', () => {
      isTold = true;
    });
    const undo = installLegacy(wallet, { flags: { isMetaMask: true } });
    expect(isTold).to.equal(true);
    expect(ethereum()?.isMetaMask).to.equal(true);
    expect(ethereum()?.providers).to.equal(undefined);
    expect(await ethereum()?.enable()).to.deep.equal([SANDBOX_ADDRESSES[0]]);
    let changed: unknown;
    ethereum()?.on('chainChanged', (id) => {
      changed = id;
    });
    await call(wallet, 'wallet_switchEthereumChain', { chainId: '0x7a6a' });
    expect(changed).to.equal('0x7a6a');
    undo();
    expect('ethereum' in window).to.equal(false);
  });

  it('lists several wallets, and restores the previous one', () => {
    const undoFirst = installLegacy(makeWallet(), { flags: { name: 'first' } });
    const other = makeWallet();
    const undo = installLegacy(makeWallet(), { flags: { name: 'second' }, among: [other] });
    expect(ethereum()?.name).to.equal('second');
    expect(ethereum()?.providers).to.have.length(2);
    expect(ethereum()?.providers?.[1]).to.equal(other.provider);
    undo();
    expect(ethereum()?.name).to.equal('first');
    undoFirst();
  });

  it('restores window.ethereum when the wallet is destroyed, unless another replaced it', () => {
    const wallet = makeWallet();
    installLegacy(wallet);
    wallet.vanish();
    expect(ethereum()).to.equal(undefined);
    const undo = installLegacy(makeWallet(), { flags: { name: 'first' } });
    const undoSecond = installLegacy(makeWallet(), { flags: { name: 'second' } });
    undo();
    expect(ethereum()?.name).to.equal('second');
    undoSecond();
    Reflect.deleteProperty(window, 'ethereum');
  });
});
