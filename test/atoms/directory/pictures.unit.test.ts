import { expect } from 'chai';
import type { Directory } from '../../../src/api/directory/createDirectory.js';
import { pictureAtom, wantPictureAtom } from '../../../src/atoms/directory/pictures.js';
import type { Picture } from '../../../src/lib/untrusted/dataUrl.js';
import { settled } from '../../support/promises.js';
import { world } from '../fakes.js';
import { setting } from './fakeDirectory.js';

const MOST_PICTURES = 300;
const DELAY_MS = 60;

function setUp() {
  const asked: string[] = [];
  const directory: Pick<Directory, 'picture'> = {
    async picture(_kind, id): Promise<Picture> {
      asked.push(id);
      return { type: 'image/png', bytes: new Uint8Array([asked.length]) };
    },
  };
  const here = world({
    config: { directory: setting },
    services: { openDirectory: async () => directory as Directory },
  });
  async function load(ids: readonly string[]) {
    for (const id of ids) here.store.set(wantPictureAtom, 'wallet', id);
    here.clock.move(DELAY_MS);
    await settled();
  }
  const show = (id: string) => {
    const shown = pictureAtom('wallet', id);
    here.store.sub(shown, () => undefined);
    return () => here.store.get(shown)?.bytes[0];
  };
  return { load, show, asked };
}

describe('pictures of the directory', () => {
  it('stay on screen when more than can be kept have loaded since', async () => {
    const { load, show, asked } = setUp();
    const first = show('first');
    await load(['first', 'second']);
    expect(first()).to.equal(1);
    await load(Array.from({ length: MOST_PICTURES }, (_, at) => `other ${at}`));
    expect(first()).to.equal(1);
    expect(show('second')()).to.equal(undefined);
    await load(['second']);
    expect(asked.filter((id) => id === 'second')).to.have.length(2);
    expect(show('second')()).to.be.a('number');
  });
});
