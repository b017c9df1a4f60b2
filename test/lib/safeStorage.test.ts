import { expect } from 'chai';
import { webStorage } from '../../src/lib/browser/webStorage.js';
import {
  type KeyValueStorage,
  memoryStorage,
  type SafeStorage,
  safeStorage,
} from '../../src/lib/safeStorage.js';
import { storageContract } from '../contracts/storage.js';
import { denyStorage } from '../support/deniedStorage.js';
import { fakeClock } from '../support/fakeClock.js';
import { isPending, settled } from '../support/promises.js';

const denied = () => {
  throw new DOMException('Denied', 'SecurityError');
};

/** A remote storage. */
function distant(): KeyValueStorage {
  const storage = memoryStorage();
  const later = () => new Promise((resolve) => setTimeout(resolve));
  return {
    getItem: (key) => later().then(() => storage.getItem(key)),
    setItem: (key, value) => later().then(() => storage.setItem(key, value)),
    removeItem: (key) => later().then(() => storage.removeItem(key)),
  };
}

function emptied(remember: 'local' | 'session'): KeyValueStorage {
  const storage = webStorage(remember);
  if (!storage) throw new Error('The test page must have storage');
  storage.removeItem('wallet-modal-test');
  storage.removeItem('wallet-modal-test-2');
  return storage;
}

storageContract('localStorage', () => emptied('local'));
storageContract('sessionStorage', () => emptied('session'));
storageContract('memory', memoryStorage);
storageContract('an asynchronous storage', distant);
storageContract('a storage that is denied', () => ({ getItem: denied, setItem: denied, removeItem: denied }));
storageContract('a storage that rejects', () => ({
  getItem: () => Promise.reject(new Error('offline')),
  setItem: () => Promise.reject(new Error('offline')),
  removeItem: () => Promise.reject(new Error('offline')),
}));
storageContract('a storage that is full', () => ({ ...memoryStorage(), setItem: denied }));
storageContract('an object that is no storage', () => ({}) as KeyValueStorage);

describe('safeStorage', () => {
  it('reads nothing that is too long to be ours', async () => {
    const kept = memoryStorage();
    const storage = safeStorage(kept, () => undefined);
    await kept.setItem('a', 'x'.repeat(1_000_000));
    expect(await storage.get('a')).to.have.length(1_000_000);
    await kept.setItem('a', 'x'.repeat(1_000_001));
    expect(await storage.get('a')).to.equal(null);
  });

  it('reports the first failure only, with its cause', async () => {
    const failures: unknown[] = [];
    const storage = safeStorage({ ...memoryStorage(), setItem: denied }, (cause) => failures.push(cause));
    await storage.set('a', '1');
    await storage.set('b', '2');
    await storage.get('a');
    expect(failures).to.have.length(1);
    expect(failures[0]).to.include({ name: 'SecurityError' });
  });

  it('reports nothing without a failure', async () => {
    const failures: unknown[] = [];
    const storage = safeStorage(distant(), (cause) => failures.push(cause));
    await storage.set('a', '1');
    await storage.set('a', null);
    await storage.get('a');
    expect(failures).to.deep.equal([]);
  });

  it('returns null for a value that is not a string', async () => {
    for (const answer of [undefined, 7, {}, ['x']]) {
      const getItem = () => answer as unknown as string;
      const storage = safeStorage({ ...memoryStorage(), getItem }, () => undefined);
      expect(await storage.get('a')).to.equal(null);
    }
  });

  it('removes from the storage itself, even after a failure', async () => {
    const inner = memoryStorage();
    let isFull = false;
    const setItem = (key: string, value: string) => (isFull ? denied() : inner.setItem(key, value));
    const storage = safeStorage({ ...inner, setItem }, () => undefined);
    await storage.set('a', 'old');
    isFull = true;
    await storage.set('a', 'new');
    await storage.set('a', null);
    expect(await inner.getItem('a')).to.equal(null);
  });
});

describe('a storage that never answers', () => {
  const never = () => new Promise<never>(() => undefined);
  const silent: KeyValueStorage = { getItem: never, setItem: never, removeItem: never };

  for (const [what, ask] of [
    ['reading', (storage: SafeStorage) => storage.get('a')],
    ['writing', (storage: SafeStorage) => storage.set('a', '1')],
    ['forgetting', (storage: SafeStorage) => storage.set('a', null)],
  ] as const) {
    it(`delays ${what} by three seconds once, and never again`, async () => {
      const clock = fakeClock();
      const failures: unknown[] = [];
      const storage = safeStorage(silent, (cause) => failures.push(cause), clock);
      const asking = ask(storage);
      clock.move(2_999);
      expect(await isPending(asking)).to.equal(true);
      clock.move(1);
      expect(await isPending(asking)).to.equal(false);
      expect(failures).to.have.length(1);
      await storage.set('b', '2');
      expect(await storage.get('b')).to.equal('2');
      await storage.set('b', null);
      expect(await storage.get('b')).to.equal(null);
      clock.move(3_000);
      await settled();
      expect(failures).to.have.length(1);
    });
  }
});

describe('webStorage', () => {
  it('is the browser’s own, or undefined when nothing is remembered', () => {
    expect(webStorage('local')).to.equal(localStorage);
    expect(webStorage('session')).to.equal(sessionStorage);
    expect(webStorage('none')).to.equal(undefined);
  });

  it('is undefined where the browser denies storage', () => {
    const allow = denyStorage();
    try {
      expect(webStorage('local')).to.equal(undefined);
    } finally {
      allow();
    }
  });
});
