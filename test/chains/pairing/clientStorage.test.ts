import { expect } from 'chai';
import { clientStorage } from '../../../src/chains/pairing/clientStorage.js';
import { memoryStorage, safeStorage } from '../../../src/lib/storage.js';

function setUp() {
  const kept = memoryStorage();
  const failures: unknown[] = [];
  const storage = clientStorage(
    safeStorage(kept, (cause) => failures.push(cause)),
    (key) => `ours/${key}`,
  );
  return { kept, storage };
}

describe('the storage of the pairing client', () => {
  it('keeps values under names of ours', async () => {
    const { kept, storage } = setUp();
    await storage.setItem('wc@2:session', [{ topic: 'a' }]);
    expect(kept.getItem('ours/wc@2:session')).to.equal('[{"topic":"a"}]');
    expect(await storage.getItem('wc@2:session')).to.deep.equal([{ topic: 'a' }]);
    await storage.removeItem('wc@2:session');
    expect(kept.getItem('ours/wc@2:session')).to.equal(null);
  });

  it('answers undefined for what is not there and for what somebody else wrote', async () => {
    const { kept, storage } = setUp();
    expect(await storage.getItem('none')).to.equal(undefined);
    kept.setItem('ours/broken', '{');
    expect(await storage.getItem('broken')).to.equal(undefined);
  });
});
