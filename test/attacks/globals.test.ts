import { later, makeModal } from '../elements/support.js';
import { fixture } from '../support/fixture.js';
import { type Attack, announceHonest, byName, cross, opens, underAttack } from './attack.js';

/** Properties of `document` that a named element can shadow and that the modal or React use. */
const NAMES = [
  'title',
  'baseURI',
  'URL',
  'documentURI',
  'head',
  'body',
  'documentElement',
  'activeElement',
  'visibilityState',
  'hidden',
  'readyState',
  'referrer',
  'cookie',
  'currentScript',
  'defaultView',
  'documentMode',
  'scripts',
  'forms',
  'styleSheets',
  'adoptedStyleSheets',
  'fullscreenElement',
  'createElement',
  'createElementNS',
  'createTextNode',
  'createDocumentFragment',
  'createEvent',
  'querySelector',
  'querySelectorAll',
  'getElementById',
  'getElementsByTagName',
  'getRootNode',
  'getSelection',
  'addEventListener',
  'removeEventListener',
  'dispatchEvent',
  'hasFocus',
  'contains',
  'appendChild',
  'childNodes',
  'firstChild',
  'nodeType',
  'nodeName',
  'ownerDocument',
  'parentNode',
  'isConnected',
  'elementFromPoint',
  'implementation',
  'location',
] as const;

const MARKUP = {
  'an image': (name: string) => `<img name="${name}" alt="">`,
  'a form': (name: string) => `<form name="${name}"><input name="title"><input name="href"></form>`,
};

const hidden = cross(MARKUP, byName(NAMES), (make, name) => async (page) => {
  announceHonest();
  const site = 'project-id="p" relay-url="ws://localhost:1" directory-url="/directory" remember="none"';
  const around = fixture(`<div>${make(name)}<wallet-modal ${site}></wallet-modal></div>`);
  const modal = around.querySelector('wallet-modal');
  try {
    if (modal) await opens(modal, page);
    modal?.close();
  } finally {
    // It must be gone before the test runner reads the document.
    around.remove();
  }
});

/** On the window, an element can only take unused names. */
const GLOBALS = [
  'ethereum',
  'phantom',
  'solana',
  'React',
  'Solflare',
  'requestIdleCallback',
  'litElementVersions',
];
const found: Attack[] = GLOBALS.map((name) => ({
  name: `a form named window.${name}`,
  run(page) {
    fixture(`<form id="${name}"><input name="request"><input name="providers"><input name="on"></form>`);
    announceHonest();
    return opens(makeModal('prefetch="idle"'), page);
  },
}));

/** Fields with these names shadow the methods of a form around or inside the element. */
const FIELDS = [
  'getAttribute',
  'attributes',
  'closest',
  'shadowRoot',
  'children',
  'focus',
  'blur',
  'subscribe',
  'lang',
];
const around: Attack[] = FIELDS.map((name) => ({
  name: `a form around the element with a field ${name}`,
  async run(page) {
    const form = fixture(`<form lang="de" dir="rtl" tabindex="0" id="evil"><input name="${name}"></form>`);
    announceHonest();
    const modal = makeModal();
    form.append(modal);
    HTMLElement.prototype.focus.call(form);
    await opens(modal, page);
    modal.close();
  },
}));
const inside: Attack[] = FIELDS.map((name) => ({
  name: `a form inside the element with a field ${name}`,
  run(page) {
    announceHonest();
    const modal = makeModal();
    modal.append(fixture(`<form name="x" slot="config"><input name="${name}"></form>`));
    return opens(modal, page);
  },
}));
const named: Attack[] = FIELDS.map((name) => ({
  name: `a button for a form with a field ${name}`,
  run() {
    fixture(`<form id="evil"><input name="${name}"></form>`);
    const button = fixture('<wallet-button for="evil"></wallet-button>');
    button.shadowRoot?.querySelector('button')?.click();
  },
}));

/** Additions of old scripts to prototypes. */
const POLLUTED: Readonly<Record<string, object>> = {
  'Object.prototype': Object.prototype,
  'Array.prototype': Array.prototype,
  'Function.prototype': Function.prototype,
  'String.prototype': String.prototype,
};
const KEYS = ['evil', 'image_url', 'rpcUrl', 'homepage'] as const;
const polluted = cross(POLLUTED, byName(KEYS), (target, key) => async (page) => {
  Object.defineProperty(target, key, {
    value: 'javascript:attacked(1)',
    configurable: true,
    enumerable: true,
    writable: true,
  });
  const clean = () => Reflect.deleteProperty(target, key);
  later(clean);
  announceHonest();
  const modal = makeModal('directory-url="/directory" relay-url="ws://localhost:1"');
  try {
    await opens(modal, page);
  } finally {
    clean();
  }
});

/** Values of `window.ethereum` that an extension or an old script may set. */
const throwing = new Proxy(
  {},
  {
    get: () => {
      throw new Error('Broken');
    },
  },
);
const ETHEREUM: Readonly<Record<string, unknown>> = {
  null: null,
  'a text': 'ethereum',
  'a function': () => undefined,
  'an object that throws': throwing,
  'no promise': { request: () => 7 },
  'a request that throws': {
    request: () => {
      throw 'evil';
    },
  },
  'a list that throws': { request: () => undefined, providers: throwing },
  'many providers': {
    request: () => undefined,
    providers: Array.from({ length: 100_000 }, () => ({ request: async () => [] })),
  },
  'marks of another kind': { request: async () => [], isMetaMask: 'yes', isRabby: {}, isPhantom: 1 },
};
const ethereum: Attack[] = Object.entries(ETHEREUM).map(([what, value]) => ({
  name: `window.ethereum: ${what}`,
  run(page) {
    Object.defineProperty(window, 'ethereum', { value, configurable: true });
    later(() => Reflect.deleteProperty(window, 'ethereum'));
    announceHonest();
    return opens(makeModal(), page);
  },
}));

underAttack('the page around', [
  ...hidden,
  ...found,
  ...around,
  ...inside,
  ...named,
  ...polluted,
  ...ethereum,
]);
