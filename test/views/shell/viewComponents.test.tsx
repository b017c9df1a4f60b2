import { expect } from 'chai';
import { Provider } from 'jotai';
import type { PlainView } from '../../../src/atoms/router.js';
import { catalogueAtom } from '../../../src/atoms/translate.js';
import { enFirst } from '../../../src/locales/en/enFirst.js';
import { enLater } from '../../../src/locales/en/enLater.js';
import { findFirstFeature } from '../../../src/views/shell/features.js';
import { ModalContent } from '../../../src/views/shell/ModalContent.js';
import { viewsAtom } from '../../../src/views/shell/viewComponents.js';
import { world } from '../../atoms/fakes.js';
import { settled, until } from '../../support/promises.js';
import { cleanUp, mount } from '../../ui/mount.js';

/** An element whose texts of later views fail to load a number of times. */
function setUp(failures: number) {
  const here = world({ services: { loadTexts } });
  here.store.set(catalogueAtom, { locale: 'en', texts: enFirst });
  let requests = 0;
  let arrived: Promise<unknown> | undefined;
  async function loadTexts() {
    requests += 1;
    await arrived;
    if (requests <= failures) throw new Error('offline');
    here.store.set(catalogueAtom, { locale: 'en', texts: { ...enFirst, ...enLater } });
  }
  function show(view: PlainView, arrival?: Promise<unknown>) {
    arrived = arrival;
    here.open(view);
    const { root, find } = mount(
      <Provider store={here.store}>
        <ModalContent route={{ view }} />
      </Provider>,
    );
    return { words: () => root.textContent ?? '', find };
  }
  return { ...here, show, requests: () => requests };
}

const nextFrame = () => new Promise(requestAnimationFrame);

const own = console.error;
beforeEach(() => {
  // React logs errors that the boundary caught.
  console.error = () => undefined;
});
afterEach(() => {
  cleanUp();
  console.error = own;
});

describe('a view whose texts fail to load', () => {
  it('says so, and shows once they are loaded', async () => {
    const { show, requests } = setUp(2);
    const { words, find } = show('WhatIsANetwork');
    for (const count of [1, 2]) {
      await until(() => requests() === count, 'the request');
      await until(() => words().includes('This part couldn’t load'), 'the failure');
      expect(words()).to.include('What is a network?').and.not.include('whatIsANetwork.');
      find('[role=alert] button').click();
    }
    await until(() => words().includes('A shared record'), 'the view');
    expect(requests()).to.equal(3);
  });

  it('retries when it was only preloaded', async () => {
    const { store, show, requests } = setUp(1);
    store.get(viewsAtom).preload(['WhatIsANetwork']);
    await until(requests, 'the request');
    await settled();
    const { words } = show('WhatIsANetwork');
    await until(() => words().includes('A shared record'), 'the view');
    expect(requests()).to.equal(2);
  });
});

describe('a view that was not loaded ahead', () => {
  before(() => import('../../../src/views/help/WhatIsANetworkView.js'));

  for (const delay of [0, 30]) {
    it(`is there as soon as it has loaded, after ${delay} ms`, async () => {
      const { words, frames } = await showAfter(delay);
      expect(words()).to.include('A shared record');
      // React's `lazy` would keep the placeholder for 300 ms, which are 18 frames.
      expect(frames).to.be.below(9);
    });
  }

  /** Shows a view whose texts arrive late, and counts the frames from their arrival until the view is shown. */
  async function showAfter(delay: number) {
    const here = setUp(0);
    const arrival = new Promise((resolve) => {
      setTimeout(resolve, delay);
    });
    const { words } = here.show('WhatIsANetwork', arrival);
    if (delay) expect(words()).to.not.include('A shared record');
    await arrival;
    let frames = 0;
    for (; frames < 30 && !words().includes('A shared record'); frames += 1) await nextFrame();
    return { words, frames };
  }
});

describe('a loaded view', () => {
  it('shows at once after preloading', async () => {
    const { store, show } = setUp(0);
    const views = store.get(viewsAtom);
    views.preload(['WhatIsANetwork']);
    await until(() => views.ready('WhatIsANetwork'), 'the view');
    expect(show('WhatIsANetwork').words()).to.include('A shared record');
  });

  it('loads texts for its own element only', async () => {
    const [one, other] = [setUp(0), setUp(1)];
    const first = one.show('WhatIsANetwork');
    await until(() => first.words().includes('A shared record'), 'the view');
    const second = other.show('WhatIsANetwork');
    expect(second.find('[data-loading] [role=status]')).to.exist;
    expect(second.words()).to.not.include('A shared record').and.not.include('whatIsANetwork.');
    await until(() => second.words().includes('This part couldn’t load'), 'the failure');
  });

  it('needs no later texts when it is the first list', () => {
    const { show, requests, store } = setUp(0);
    store.get(viewsAtom).preload(['Connect']);
    expect(show('Connect').words()).to.include('Connect wallet');
    expect(requests()).to.equal(0);
  });
});

describe('views of one family', () => {
  it('are all loaded with the first of them', async () => {
    const { store } = setUp(0);
    const views = store.get(viewsAtom);
    views.preload(['WhatIsAWallet']);
    await until(() => views.ready('WhatIsAWallet'), 'the one that was asked for');
    expect(views.ready('GetWallet')).to.be.a('function');
    expect(views.ready('Networks')).to.equal(undefined);
  });

  for (const [from, to] of [
    ['Connect', 'ConnectingWalletConnect'],
    ['Connect', 'WhatIsAWallet'],
    ['Connect', 'AllWallets'],
    ['ConnectingWalletConnect', 'Downloads'],
    ['GetWallet', 'AllWallets'],
    ['Networks', 'WhatIsANetwork'],
  ] as const) {
    it(`are preloaded: ${to} from ${from}`, () => {
      expect(findFirstFeature(from)?.views[from]?.leadsTo).to.include(to);
    });
  }
});
