// The bridge alone: a journey does what views do with it. Bundled from its sources; not published.
import { recoverMessageAddress, recoverTypedDataAddress } from 'viem';
import { createBridge } from '../../../src/bridge/createBridge.js';
import { webStorage } from '../../../src/lib/browser/webStorage.js';
import { systemClock } from '../../../src/lib/clock.js';
import { memoryStorage, safeStorage } from '../../../src/lib/safeStorage.js';

const { frameUrl } = await (await fetch('/sandbox/config.json')).json();
const query = new URLSearchParams(location.search).get('frame') ?? '';

/** A bridge with a visible frame. */
function create() {
  return createBridge({
    frameUrl: `${frameUrl}?${query}`,
    projectId: 'journey',
    title: 'Secure sign-in',
    metadata: () => ({ name: 'Journey', description: '', url: location.origin, icons: [] }),
    theme: () => ({ themeMode: 'dark' }),
    storage: safeStorage(webStorage('local') ?? memoryStorage(), () => undefined),
    clock: systemClock,
    mount(frame) {
      frame.hidden = false;
      frame.width = '360';
      frame.height = '400';
      document.querySelector('main').append(frame);
    },
  });
}

const told = (promise) =>
  promise.then(
    (value) => ({ value }),
    ({ code, message }) => ({ code, message }),
  );

window.bridge = create();
/** Calls a function of the bridge by its path, e.g. `calls.connectEmail`; errors are returned. */
window.ask = (path, ...args) => {
  const names = path.split('.');
  const name = names.pop();
  const target = names.reduce((part, one) => part[one], window.bridge);
  return told(Promise.resolve().then(() => target[name](...args)));
};
window.askLater = (...args) => {
  window.later = window.ask(...args);
};
window.recover = {
  message: (message, signature) => recoverMessageAddress({ message, signature }),
  typedData: (data, signature) => recoverTypedDataAddress({ ...data, signature }),
};
