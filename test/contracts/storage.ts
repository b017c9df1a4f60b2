import { expect } from 'chai';
import type { KeyValueStorage } from '../../src/lib/safeStorage.js';
import { safeStorage } from '../../src/lib/safeStorage.js';

/** The contract of every storage once it is made safe. `create` makes an empty one. */
export function storageContract(name: string, create: () => KeyValueStorage): void {
  describe(`safeStorage over ${name}`, () => {
    const safe = () => safeStorage(create(), () => undefined);

    it('is empty at first', async () => {
      expect(await safe().get('wallet-modal-test')).to.equal(null);
    });

    it('returns the latest value, for each key', async () => {
      const storage = safe();
      await storage.set('wallet-modal-test', 'one');
      await storage.set('wallet-modal-test', 'two');
      await storage.set('wallet-modal-test-2', '');
      expect(await storage.get('wallet-modal-test')).to.equal('two');
      expect(await storage.get('wallet-modal-test-2')).to.equal('');
    });

    it('removes keys set to null, also twice', async () => {
      const storage = safe();
      await storage.set('wallet-modal-test', 'one');
      await storage.set('wallet-modal-test', null);
      await storage.set('wallet-modal-test', null);
      expect(await storage.get('wallet-modal-test')).to.equal(null);
    });
  });
}
