import { attributes, propertyName } from '../../src/settings/attributes.js';
import { makeModal } from '../elements/support.js';
import {
  type Attack,
  announceHonest,
  byName,
  cross,
  openForAll,
  opens,
  staysOpen,
  underAttack,
  type Watched,
} from './attack.js';
import { TEXTS, thrower, VALUES } from './values.js';

/** All settings with an address, with every feature on. */
const SERVICES = {
  'project-id': 'p',
  'relay-url': 'ws://localhost:1',
  'frame-url': 'https://frame.example/sdk',
  'directory-url': '/directory',
  'analytics-url': '/analytics',
};

function siteWith(more: Readonly<Record<string, string>> = {}) {
  announceHonest();
  const modal = makeModal();
  for (const [name, value] of Object.entries({ ...SERVICES, ...more })) modal.setAttribute(name, value);
  return modal;
}

const open = openForAll({ ...SERVICES, remember: 'none' });

/** Changes settings of the open modal, and restores them. */
async function change(settings: object, page: Watched): Promise<void> {
  const modal = open();
  Object.assign(modal, settings);
  await staysOpen(modal, page);
  for (const name of Object.keys(settings)) Object.assign(modal, { [name]: restored[name] });
}
const restored: Readonly<Record<string, unknown>> = {
  ...Object.fromEntries(Object.entries(SERVICES).map(([name, value]) => [propertyName(name), value])),
  remember: 'none',
};

/** `open` and `inline` take no text, and the others hide the honest wallet on purpose. */
const NO_TEXTS = ['open', 'inline', 'no-announced', 'no-injected', 'allow-unsupported-chain'];
const names = Object.keys(attributes).filter((name) => !NO_TEXTS.includes(name));
const texts = { ...TEXTS, 'a network of another kind': 'bip122:000000000019d6689c085ae165831e93' };

const byAttribute = cross(
  byName(names),
  texts,
  (name, text) => (page) => change({ [propertyName(name)]: text }, page),
);

const byProperty = cross(byName(names), VALUES, (name, value) => () => {
  // It isn't in the page: an unreadable value must not throw in the site's code.
  Object.assign(document.createElement('wallet-modal'), { [propertyName(name)]: value() });
});

/** Texts that once made the element fail before it opened. */
const { 'half an address': half, 'a password': password, 'no encryption': plain } = TEXTS;
const atStart = cross(
  byName(names.filter((name) => /url|icon|gateway|network/.test(name))),
  { half, password, plain, 'a letter': 'x' } as Readonly<Record<string, string>>,
  (name, text) => (page) => opens(siteWith({ [name]: text }), page),
);

const OBJECTS = [
  'themeVariables',
  'customWallets',
  'connectors',
  'tokens',
  'chains',
  'onRamps',
  'siwe',
  'texts',
] as const;
const byObject = cross(
  byName(OBJECTS),
  { ...VALUES, text: () => 'evil' },
  (name, value) => (page) => change({ [name]: value() }, page),
);

const OWN = { id: 'own', name: 'Own', provider: { request: async () => [] } };
const SELLER = { id: 'a', name: 'A', hosts: ['pay.example'], buildUrl: () => 'https://pay.example/' };

const SITE = { verifyMessage: () => false, getSession: () => null, signOut: () => undefined };

/** Valid objects, except for one field. */
const FIELDS: Readonly<Record<string, (value: unknown) => object>> = {
  'a theme variable': (value) => ({ themeVariables: { '--wallet-modal-accent': value } }),
  'the id of a chain': (value) => ({ chains: [{ id: value }] }),
  'the name of a chain': (value) => ({ chains: [{ id: 'eip155:1', name: value }] }),
  'the currency of a chain': (value) => ({ chains: [{ id: 'eip155:1', nativeCurrency: value }] }),
  'the decimals of a chain': (value) => ({
    chains: [{ id: 'eip155:1', nativeCurrency: { name: 'A', symbol: 'A', decimals: value } }],
  }),
  'the RPC address of a chain': (value) => ({ chains: [{ id: 'eip155:1', rpcUrl: value }] }),
  'the picture of a chain': (value) => ({ chains: [{ id: 'eip155:1', imageUrl: value }] }),
  'the colour of a chain': (value) => ({ chains: [{ id: 'eip155:1', color: value }] }),
  'the name of a wallet': (value) => ({ customWallets: [{ id: 'a', name: value }] }),
  'the homepage of a wallet': (value) => ({ customWallets: [{ id: 'a', name: 'A', homepage: value }] }),
  'the picture of a wallet': (value) => ({ customWallets: [{ id: 'a', name: 'A', image_url: value }] }),
  'the link of a wallet': (value) => ({ customWallets: [{ id: 'a', name: 'A', mobile_link: value }] }),
  'the id of a connector': (value) => ({ connectors: [{ ...OWN, id: value }] }),
  'the name of a connector': (value) => ({ connectors: [{ ...OWN, name: value }] }),
  'the picture of a connector': (value) => ({ connectors: [{ ...OWN, icon: value }] }),
  'the domain of a connector': (value) => ({ connectors: [{ ...OWN, rdns: value }] }),
  'the provider of a connector': (value) => ({ connectors: [{ ...OWN, provider: value }] }),
  'the provider of a connector to come': (value) => ({
    connectors: [{ ...OWN, provider: undefined, getProvider: value }],
  }),
  'the id of a seller': (value) => ({ onRamps: [{ ...SELLER, id: value }] }),
  'the name of a seller': (value) => ({ onRamps: [{ ...SELLER, name: value }] }),
  'the hosts of a seller': (value) => ({ onRamps: [{ ...SELLER, hosts: value }] }),
  'the host of a seller': (value) => ({ onRamps: [{ ...SELLER, hosts: [value] }] }),
  'the fees of a seller': (value) => ({ onRamps: [{ ...SELLER, feeRange: [value, value] }] }),
  'a function of siwe': (value) => ({ siwe: { ...SITE, getNonce: value } }),
  'a flag of siwe': (value) => ({ siwe: { ...SITE, required: value } }),
  'a token': (value) => ({ tokens: { 'eip155:1': value } }),
  'the address of a token': (value) => ({ tokens: { 'eip155:1': { address: value } } }),
};
const GIVEN = {
  ...VALUES,
  ...Object.fromEntries(Object.entries(TEXTS).map(([what, text]) => [what, () => text])),
};
const byField = cross(FIELDS, GIVEN, (make, value) => (page) => change(make(value()), page));

/** Values that a page may pass on from an address or a form. */
const byWallet = Object.entries(GIVEN).map(
  ([what, value]): Attack => ({
    name: `connect to ${what}`,
    async run(page) {
      const modal = siteWith();
      const stop = new AbortController();
      const connecting = modal
        .connect({ wallet: value() as string, signal: stop.signal })
        .catch(() => undefined);
      await opens(modal, page);
      stop.abort();
      await connecting;
    },
  }),
);

const SCRIPTS: Readonly<Record<string, string>> = {
  nothing: '',
  'an unfinished object': '{"chains":[',
  'a list': '[]',
  'a text': '"x"',
  'a prototype': '{"__proto__":{"chains":7},"constructor":1}',
  'unknown settings': '{"innerHTML":"<img>","shadowRoot":1,"show":1}',
  'settings of another kind': '{"chains":7,"texts":[],"networks":{"a":1},"appName":[[]],"open":"maybe"}',
  markup: '{"appName":"<img src=x onerror=attacked(1)>"}',
  'a deep list': `{"chains":${'['.repeat(5_000)}${']'.repeat(5_000)}}`,
  'a megabyte': `{"appName":"${'x'.repeat(1_000_000)}"}`,
};
const byScript: Attack[] = Object.entries(SCRIPTS).map(([what, text]) => ({
  name: `JSON settings: ${what}`,
  run(page) {
    announceHonest();
    const modal = makeModal();
    const script = document.createElement('script');
    Object.assign(script, { type: 'application/json', slot: 'config' });
    script.append(text);
    modal.append(script);
    return opens(modal, page);
  },
}));

const storages = cross(
  byName(['getItem', 'setItem', 'removeItem']),
  { 'that throws when it is read': thrower, 'that is nothing': (method: string) => ({ [method]: null }) },
  (method, make) => (page) => {
    const modal = siteWith();
    Object.assign(modal, { storage: make(method) });
    return opens(modal, page);
  },
);

underAttack('settings', [
  ...byAttribute,
  ...byProperty,
  ...atStart,
  ...byObject,
  ...byField,
  ...byWallet,
  ...byScript,
  ...storages,
]);
