import { expect } from 'chai';
import { type Bridge, type BridgeOptions, createBridge } from '../../src/bridge/createBridge.js';
import { frameAddress } from '../../src/bridge/frameElement.js';
import { memoryStorage, safeStorage } from '../../src/lib/safeStorage.js';
import { fakeClock } from '../support/fakeClock.js';
import { countListeners } from '../support/listeners.js';
import { rejection, settled } from '../support/promises.js';

const bridges: Bridge[] = [];

function make(options: Partial<BridgeOptions> = {}) {
  const frames: HTMLIFrameElement[] = [];
  const bridge = createBridge({
    // Nothing loads or answers at this URL.
    frameUrl: `${location.origin}/nobody`,
    projectId: 'a b&c',
    title: 'Secure sign-in',
    metadata: () => undefined,
    theme: () => ({ themeMode: 'dark' }),
    storage: safeStorage(memoryStorage(), () => undefined),
    clock: fakeClock(),
    mount(frame) {
      frames.push(frame);
      document.body.append(frame);
    },
    ...options,
  });
  bridges.push(bridge);
  return { bridge, frames };
}

describe('the bridge', () => {
  afterEach(() => {
    for (const bridge of bridges.splice(0)) bridge.destroy();
  });

  it('creates no frame and adds no listener before it is used', async () => {
    const counted = countListeners(window);
    const { bridge, frames } = make();
    await bridge.syncTheme();
    bridge.abortApprovals();
    expect(await bridge.provider.request({ method: 'eth_accounts' })).to.deep.equal([]);
    expect(await bridge.provider.request({ method: 'eth_chainId' })).to.equal('0x1');
    expect(await bridge.calls.emailCooldown()).to.equal(0);
    expect(frames).to.deep.equal([]);
    expect(counted.left()).to.deep.equal([]);
    counted.stop();
  });

  it('creates one frame, with a title for screen readers and only the permissions it needs', async () => {
    const { bridge, frames } = make();
    const asking = [bridge.calls.isConnected(), bridge.calls.updateEmailPrimaryOtp('123456')].map((one) =>
      rejection(one),
    );
    expect(frames).to.have.length(1);
    const [frame] = frames;
    expect(frame?.title).to.equal('Secure sign-in');
    expect(frame?.hidden).to.equal(true);
    expect(frame?.id).to.equal('');
    expect(frame?.getAttribute('sandbox')?.split(' ')).to.deep.equal([
      'allow-scripts',
      'allow-same-origin',
      'allow-forms',
      'allow-popups',
      'allow-popups-to-escape-sandbox',
      'allow-storage-access-by-user-activation',
    ]);
    expect(frame?.allow).to.equal('clipboard-write');
    expect(frame?.referrerPolicy).to.equal('strict-origin');
    expect(frame?.src).to.equal(`${location.origin}/nobody?projectId=a+b%26c&chainId=eip155%3A1`);
    bridge.destroy();
    expect((await Promise.all(asking)).map(({ code }) => code)).to.deep.equal(['aborted', 'aborted']);
  });

  it('leaves nothing in the page when destroyed', async () => {
    const counted = countListeners(window);
    const { bridge, frames } = make();
    const asking = rejection(bridge.calls.isConnected());
    await settled();
    expect(counted.left()).to.deep.equal(['message']);
    bridge.destroy();
    await asking;
    await settled();
    expect(frames[0]?.isConnected).to.equal(false);
    expect(counted.left()).to.deep.equal([]);
    counted.stop();
  });

  it('ignores messages from its own page', async () => {
    const { bridge } = make();
    const asking = rejection(bridge.calls.isConnected());
    window.postMessage({ type: '@w3m-frame/SESSION_UPDATE', payload: { token: 'forged' } }, location.origin);
    window.postMessage({ type: '@w3m-frame/GET_USER_SUCCESS', payload: {} }, location.origin);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(bridge.session.user).to.equal(undefined);
    bridge.destroy();
    await asking;
  });
});

describe('the URL of the frame', () => {
  it('keeps the site’s query, and encodes the rest', () => {
    const settings = { url: 'https://frame.example/sdk?region=eu', projectId: 'a&b=c', chainId: 'solana:x' };
    const url = new URL(frameAddress(settings));
    expect(url.origin + url.pathname).to.equal('https://frame.example/sdk');
    expect(Object.fromEntries(url.searchParams)).to.deep.equal({
      region: 'eu',
      projectId: 'a&b=c',
      chainId: 'solana:x',
    });
  });
});
