import { expect } from 'chai';
import { Provider } from 'jotai';
import type { Directory } from '../../src/api/directory/createDirectory.js';
import { type NetworkDefinition, unnamedNetwork } from '../../src/lib/networks/networks.js';
import type { Picture } from '../../src/lib/untrusted/dataUrl.js';
import { NetworkMark } from '../../src/views/shared/pictures/NetworkMark.js';
import { setting } from '../atoms/directory/fakeDirectory.js';
import { world } from '../atoms/fakes.js';
import { settled, until } from '../support/promises.js';
import { cleanUp, mount } from '../ui/mount.js';

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle r="4" cx="4" cy="4"/></svg>';
const picture: Picture = { type: 'image/svg+xml', bytes: new TextEncoder().encode(drawing) };

const BASE = { ...unnamedNetwork('eip155:8453'), name: 'Base' };
const LOCAL = { ...unnamedNetwork('eip155:31337'), name: 'Local' };

/** A network's icon on a site whose directory has every icon or none, or that has no directory. */
async function draw(network: NetworkDefinition, directory?: 'has it' | 'has none') {
  const asked: string[] = [];
  const answers: Pick<Directory, 'picture'> = {
    picture: async (kind, id) => {
      asked.push(`${kind} ${id}`);
      if (directory === 'has it') return picture;
      throw new Error('HTTP status code: 404');
    },
  };
  const here = world({
    config: { directory: directory && setting },
    services: { openDirectory: async () => answers as Directory },
  });
  here.open('Networks');
  const { root } = mount(
    <Provider store={here.store}>
      <NetworkMark network={network} />
    </Provider>,
  );
  // The icon's code loads with the first icon.
  await until(() => here.clock.waiting > 0 || root.querySelector('svg, img') || !directory);
  here.clock.move(1_000);
  await settled();
  const shown = () => {
    if (root.querySelector('img')) return 'the site’s';
    if (root.querySelector('circle')) return 'the directory’s';
    if (root.querySelector('svg')) return 'the built-in one';
    return root.textContent;
  };
  const isRound = () => getComputedStyle(root.querySelector('span') as Element).borderRadius === '50%';
  return { asked, shown, isRound };
}

describe('a network’s icon', () => {
  // Loads the icon's code before the first test.
  before(() => import('../../src/views/shared/pictures/NetworkPicture.js'));
  afterEach(cleanUp);

  const ASKED = ['asset 7289c336-3981-4081-c5f4-efc26ac64a00'];
  const imageUrl = `${location.origin}/docs/modal.png`;
  for (const [what, network, directory, expected, questions] of [
    ['is the site’s', { ...BASE, imageUrl }, 'has it', 'the site’s', []],
    ['else the directory’s', BASE, 'has it', 'the directory’s', ASKED],
    ['else the built-in one, when the directory has none', BASE, 'has none', 'the built-in one', ASKED],
    ['else the built-in one, without a directory', BASE, undefined, 'the built-in one', []],
    ['else its first letter', LOCAL, undefined, 'L', []],
  ] as const) {
    it(what, async () => {
      const { asked, shown, isRound } = await draw(network, directory);
      await until(() => shown() === expected, expected);
      expect(isRound()).to.equal(true);
      expect(asked).to.deep.equal(questions);
    });
  }
});
