import { expect } from 'chai';
import '../../src/index.js';
import { goBackAtom, pushAtom } from '../../src/atoms/router.js';
import type { BridgeOptions, createBridge } from '../../src/bridge/createBridge.js';
import { createSignIn } from '../../src/session/createSignIn.js';
import { fakeBridge } from '../atoms/fakeBridge.js';
import { world } from '../atoms/fakes.js';
import { fixture } from '../support/fixture.js';

type Modal = HTMLElementTagNameMap['wallet-modal'];

const SIGN_IN = {
  url: 'https://frame.example/sdk',
  projectId: 'p',
  isHosted: false,
  email: true,
  providers: [],
  offersSmartAccounts: true,
};

/** An element with a sign-in frame, and the themes sent to it: mode and accent. */
function setUp(attributes = '') {
  const element = fixture<Modal>(`<wallet-modal ${attributes}></wallet-modal>`);
  const here = world({ config: { signIn: SIGN_IN } });
  const told: string[] = [];
  const make = (options: BridgeOptions) => {
    const note = () => {
      const { themeMode, w3mThemeVariables } = options.theme();
      told.push(`${themeMode} ${w3mThemeVariables?.['--w3m-accent']}`);
    };
    options.mount(document.createElement('iframe'));
    note();
    const session = { user: undefined, subscribe: () => () => undefined };
    return { ...fakeBridge().bridge, session, syncTheme: async () => note(), destroy: () => undefined };
  };
  const signIn = createSignIn({
    element,
    store: here.store,
    services: here.services,
    createBridge: make as unknown as typeof createBridge,
    metadata: () => undefined,
  });
  signIn.open();
  return {
    ...here,
    told,
    end: signIn.end,
    /** Shows the frame with an approval. */
    show() {
      here.open();
      here.store.set(pushAtom, { view: 'ApproveTransaction' });
      told.length = 0;
    },
    hide: () => here.store.set(goBackAtom),
  };
}

describe('the theme of the visible frame', () => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('.warm wallet-modal { --wallet-modal-accent: rgb(200, 80, 0) }');
  const { matchMedia } = window;

  beforeEach(() => document.adoptedStyleSheets.push(sheet));
  afterEach(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    document.body.classList.remove('warm');
    window.matchMedia = matchMedia;
  });

  it('follows an accent that a class of the page changes, once', () => {
    const { show, told, clock } = setUp('theme-mode="dark"');
    show();
    document.body.classList.add('warm');
    clock.move(1_000);
    clock.move(5_000);
    expect(told).to.deep.equal(['dark rgb(200, 80, 0)']);
  });

  it('follows the system’s colours without a theme-mode', () => {
    const { show, told, clock } = setUp();
    let isLight = false;
    window.matchMedia = (query) => ({ matches: isLight && query.includes('light') }) as MediaQueryList;
    show();
    isLight = true;
    clock.move(1_000);
    expect(told).to.deep.equal(['light hsla(231, 100%, 70%, 1)']);
  });

  for (const how of ['hide', 'end'] as const) {
    it(`is no longer followed after ${how}`, () => {
      const here = setUp();
      here.show();
      here[how]();
      expect(here.clock.waiting).to.equal(0);
    });
  }
});
