import { expect } from 'chai';
import { atom, createStore } from 'jotai/vanilla';
import { asyncResultAtom, dataOf } from '../../../src/atoms/util/asyncResult.js';
import { latestAtom } from '../../../src/atoms/util/latest.js';
import { type Deferred, deferred, settled } from '../../support/promises.js';

/** Reads that the test answers. Input 0 reads nothing. The tens digit of an input is its subject. */
function setUp() {
  const store = createStore();
  const input = atom(0);
  const reads: (Deferred<string> & { input: number; signal: AbortSignal })[] = [];
  const result = asyncResultAtom(
    (get) => Math.floor(get(input) / 10),
    (get, { signal }) => {
      const now = get(input);
      if (now === 0) return undefined;
      if (now < 0) throw new Error('before it began');
      const read = { ...deferred<string>(), input: now, signal };
      reads.push(read);
      return read.promise;
    },
  );
  store.sub(result, () => undefined);
  const set = async (value: number) => {
    store.set(input, value);
    await settled();
  };
  return { store, reads, set, now: () => store.get(result) };
}

describe('asyncResultAtom', () => {
  it('is idle when there is nothing to read', async () => {
    const { now, set } = setUp();
    await settled();
    expect(now()).to.deep.equal({ status: 'idle' });
    await set(1);
    await set(0);
    expect(now()).to.deep.equal({ status: 'idle' });
  });

  it('is pending, then ready', async () => {
    const { now, set, reads } = setUp();
    await set(1);
    expect(now()).to.deep.equal({ status: 'pending' });
    reads[0]?.resolve('one');
    await settled();
    expect(now()).to.deep.equal({ status: 'data', data: 'one' });
  });

  it('keeps the last value while it reads the same subject again', async () => {
    const { now, set, reads } = setUp();
    await set(1);
    reads[0]?.resolve('one');
    await settled();
    await set(2);
    expect(now()).to.deep.equal({ status: 'pending', previous: 'one' });
    await set(3);
    expect(now()).to.deep.equal({ status: 'pending', previous: 'one' });
    expect(dataOf(now())).to.equal('one');
  });

  it('drops the value when the subject changes', async () => {
    const { now, set, reads } = setUp();
    await set(1);
    reads[0]?.resolve('one');
    await settled();
    await set(11);
    expect(now()).to.deep.equal({ status: 'pending' });
    await set(12);
    expect(now()).to.deep.equal({ status: 'pending' });
    reads[2]?.resolve('twelve');
    await settled();
    expect(now()).to.deep.equal({ status: 'data', data: 'twelve' });
  });

  it('holds the error of a failed read, sync or async', async () => {
    const { now, set, reads } = setUp();
    const error = new Error('offline');
    await set(1);
    reads[0]?.reject(error);
    await settled();
    expect(now()).to.deep.equal({ status: 'error', error });
    await set(-1);
    expect(now()).to.have.nested.property('error.message', 'before it began');
    expect(dataOf(now())).to.equal(undefined);
  });

  it('aborts an older read and ignores its answer', async () => {
    const { now, set, reads } = setUp();
    await set(1);
    await set(2);
    expect(reads.map(({ signal }) => signal.aborted)).to.deep.equal([true, false]);
    reads[1]?.resolve('two');
    await settled();
    reads[0]?.resolve('one');
    await settled();
    expect(now()).to.deep.equal({ status: 'data', data: 'two' });
  });

  it('ignores the error of an older read', async () => {
    const { now, set, reads } = setUp();
    await set(1);
    await set(2);
    reads[0]?.reject(new Error('stopped'));
    await settled();
    expect(now()).to.deep.equal({ status: 'pending' });
  });
});

describe('latestAtom', () => {
  it('aborts the previous signal, in its own store only', () => {
    const next = latestAtom();
    const [store, other] = [createStore(), createStore()];
    const first = store.set(next);
    const elsewhere = other.set(next);
    const second = store.set(next);
    expect([first.aborted, second.aborted, elsewhere.aborted]).to.deep.equal([true, false, false]);
  });
});
