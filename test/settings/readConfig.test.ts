import { expect } from 'chai';
import '../../src/index.js';
import type { Config } from '../../src/lib/config.js';
import { explainProblem, isMistake } from '../../src/settings/explainProblem.js';
import { readConfig } from '../../src/settings/readConfig.js';
import { sharedSettings } from '../../src/settings/sharedSettings.js';
import { heardBy, makeModal, names, warnings } from '../elements/support.js';
import { until } from '../support/promises.js';

function write(element: HTMLElement, markup: string): void {
  for (const [, name = '', value = ''] of markup.matchAll(/([\w-]+)="([^"]*)"/g))
    element.setAttribute(name, value);
}

/** The config read from an element with these attributes and properties, and the complaints. */
function read(markup = '', properties: object = {}, around = '') {
  // Outside the page, so that nothing starts.
  const place = document.createElement('div');
  const element = document.createElement('wallet-modal');
  write(place, around);
  write(element, markup);
  place.append(element);
  Object.assign(element, properties);
  const complaints: string[] = [];
  const config = readConfig(element, sharedSettings, (problem) => {
    const { code, message } = explainProblem(problem);
    if (isMistake(problem)) complaints.push(`${code}: ${message}`);
  });
  return { config, complaints };
}

const ids = ({ networks }: Config) => networks.map(({ id }) => id);

describe('the site’s networks', () => {
  for (const [what, markup, chains, expected] of [
    ['the listed ones', 'networks="eip155:1 eip155:10"', undefined, ['eip155:1', 'eip155:10']],
    ['the described ones', '', [{ id: 'eip155:5' }, { id: 'eip155:6' }], ['eip155:5', 'eip155:6']],
    [
      'the listed ones among the described ones',
      'networks="eip155:6"',
      [{ id: 'eip155:5' }, { id: 'eip155:6' }],
      ['eip155:6'],
    ],
    ['each once', 'networks="eip155:1 eip155:1"', undefined, ['eip155:1']],
    ['none', '', undefined, []],
  ] as const) {
    it(`are ${what}`, () => {
      const { config, complaints } = read(markup, { chains });
      expect(ids(config)).to.deep.equal(expected);
      expect(complaints).to.deep.equal([]);
    });
  }

  it('exclude networks that are described but not listed', () => {
    const { config } = read('networks="eip155:6"', {
      chains: [{ id: 'eip155:5', name: 'Five' }, { id: 'eip155:6' }],
    });
    expect(ids(config)).to.deep.equal(['eip155:6']);
    expect(config.describedNetworks).to.have.length(1);
    expect(config.describedNetworks[0]).to.include({ id: 'eip155:5', name: 'Five' });
  });

  it('are described by the site, completed from well-known networks', () => {
    const { config } = read('networks="eip155:137 eip155:31337"', {
      chains: [
        { id: 'eip155:137', rpcUrl: '/rpc' },
        { id: 'eip155:31337', name: 'Mine' },
      ],
    });
    expect(config.networks[0]).to.deep.include({ name: 'Polygon', rpcUrl: '/rpc' });
    expect(config.networks[0]?.nativeCurrency.symbol).to.equal('POL');
    expect(config.networks[1]).to.deep.include({ name: 'Mine', rpcUrl: undefined });
  });

  for (const rpcUrl of [
    'https://rpc.example/a?b=c',
    'http://node.local:8545',
    '/rpc',
    'rpc/1',
    '//rpc.example',
  ]) {
    it(`use the RPC URL ${rpcUrl} exactly as given`, () => {
      const { config, complaints } = read('', { chains: [{ id: 'eip155:1', rpcUrl }] });
      expect(config.networks[0]?.rpcUrl).to.equal(rpcUrl);
      expect(complaints).to.deep.equal([]);
    });
  }

  it('use the hosted RPC URL with a project id, where the service supports them', () => {
    const networks = 'networks="eip155:1 eip155:31337"';
    const [one, other] = read(`${networks} project-id="a b"`).config.networks;
    expect(one?.rpcUrl).to.equal('https://rpc.walletconnect.org/v1/?chainId=eip155%3A1&projectId=a+b');
    expect(other?.rpcUrl).to.equal(undefined);
    const own = read(`${networks} project-id="a" chain-api-url="https://api.example"`).config.networks[1];
    expect(own?.rpcUrl).to.equal('https://api.example/v1/?chainId=eip155%3A31337&projectId=a');
    const below = read(`${networks} project-id="a" chain-api-url="/chains/?k=1"`).config.networks[1];
    expect(below?.rpcUrl).to.equal(`${location.origin}/chains/v1/?k=1&chainId=eip155%3A31337&projectId=a`);
    const alone = read(`${networks} chain-api-url="https://api.example"`).config.networks[1];
    expect(alone?.rpcUrl).to.equal(
      'https://api.example/v1/?chainId=eip155%3A31337&projectId=00000000000000000000000000000000',
    );
    // Not the hosted one instead, because the site chose another.
    const none = read(`${networks} project-id="a" chain-api-url="http://api.example"`).config.networks;
    expect(none.map(({ rpcUrl }) => rpcUrl)).to.deep.equal([undefined, undefined]);
    expect(read(networks).config.networks[0]?.rpcUrl).to.equal(undefined);
  });
});

describe('the chain API', () => {
  const NOBODY = '0'.repeat(32);
  const HOSTED = 'https://rpc.walletconnect.org';
  const OWN = 'https://api.example/chains';
  for (const [what, markup, expected] of [
    ['none without a project id', '', undefined],
    ['the hosted one with a project id', 'project-id="p"', { url: HOSTED, projectId: 'p', isHosted: true }],
    [
      'the site’s own, without a project id',
      `chain-api-url="${OWN}"`,
      { url: OWN, projectId: NOBODY, isHosted: false },
    ],
    [
      'the hosted one by its address',
      `project-id="p" chain-api-url="${HOSTED}"`,
      { url: `${HOSTED}/`, projectId: 'p', isHosted: true },
    ],
  ] as const) {
    it(`is ${what}`, () => {
      const { config, complaints } = read(markup);
      expect(config.chainApi).to.deep.equal(expected);
      expect(complaints).to.deep.equal([]);
    });
  }

  it('is not the hosted one instead of an unusable one', () => {
    expect(read('project-id="p" chain-api-url="http://api.example"').config.chainApi).to.equal(undefined);
  });
});

describe('sources of accounts', () => {
  it('are those of the property, otherwise those that the attribute names', () => {
    const own = { name: 'Own', price: async () => '1' };
    expect(read('').config.accountSource).to.equal(undefined);
    expect(read('account-source=""').config.accountSource).to.equal(undefined);
    expect(read('account-source="node blockscout"').config.accountSource).to.equal('node blockscout');
    expect(read('account-source="node"', { accountSource: own }).config.accountSource).to.equal(own);
  });
});

describe('quotes for swaps', () => {
  it('come from the page’s own source, otherwise from the chain API', () => {
    const hosted = { url: 'https://rpc.walletconnect.org', projectId: 'p', isHosted: true };
    expect(read('').config.quotes).to.equal(undefined);
    expect(read('project-id="p"').config.quotes).to.deep.equal({ hosted });
    expect(read('project-id="p"', { quoteSource: QUOTES }).config.quotes).to.deep.equal({ own: QUOTES });
  });

  it('come from a source that leaves allowances to the network', () => {
    const { allowance: _, ...own } = QUOTES;
    expect(read('', { quoteSource: own }).config.quotes).to.deep.equal({ own });
  });

  it('do not come from the chain API instead of an unusable source', () => {
    const { config } = read('project-id="p"', { quoteSource: { ...QUOTES, quote: undefined } });
    expect(config.quotes).to.equal(undefined);
  });
});

describe('who sells crypto', () => {
  const hosted = { url: 'https://rpc.walletconnect.org', projectId: 'p', isHosted: true };
  const idsOf = (onRamps: Config['onRamps']) => onRamps?.own.map(({ id }) => id);

  it('is the chain API, if there is one', () => {
    expect(read('').config.onRamps).to.equal(undefined);
    expect(read('', { onRamps: [] }).config.onRamps).to.equal(undefined);
    expect(read('project-id="p"').config.onRamps).to.deep.equal({ own: [], hosted });
  });

  it('are also the page’s own services, each id once', () => {
    const onRamps = [SELLER, { ...SELLER, id: 'two' }, SELLER];
    const alone = read('', { onRamps });
    expect(idsOf(alone.config.onRamps)).to.deep.equal(['one', 'two']);
    expect(alone.config.onRamps?.hosted).to.equal(undefined);
    expect(alone.complaints).to.have.length(1);
    expect(read('project-id="p"', { onRamps }).config.onRamps?.hosted).to.deep.equal(hosted);
  });

  it('is not hidden by a service that cannot be used', () => {
    const { config } = read('project-id="p"', { onRamps: [null, { ...SELLER, hosts: [7] }, SELLER] });
    expect(idsOf(config.onRamps)).to.deep.equal(['one']);
  });
});

describe('the restricted time zones', () => {
  const real = Intl.DateTimeFormat.prototype.resolvedOptions;
  afterEach(() => {
    Intl.DateTimeFormat.prototype.resolvedOptions = real;
  });
  const offered = (timeZone: string, markup: string) => {
    Intl.DateTimeFormat.prototype.resolvedOptions = function () {
      return { ...real.call(this), timeZone };
    };
    const { receive, swaps, onramp } = read(markup).config.features;
    return { receive, swaps, onramp };
  };

  it('hide buying and swapping if the page wants that', () => {
    const off = { receive: true, swaps: false, onramp: false };
    expect(offered('Asia/Shanghai', 'restrict-timezones=""')).to.deep.equal(off);
  });

  for (const [zone, markup] of [
    ['Asia/Shanghai', ''],
    ['Europe/Berlin', 'restrict-timezones=""'],
  ] as const) {
    it(`hide nothing in ${zone} with ${markup || 'no attribute'}`, () => {
      expect(offered(zone, markup)).to.deep.equal({ receive: true, swaps: true, onramp: true });
    });
  }
});

describe('the features', () => {
  const NONE = {
    receive: false,
    history: false,
    send: false,
    swaps: false,
    onramp: false,
    names: false,
    watch: false,
  };
  for (const [what, markup, expected] of [
    [
      'all that exist by default, without watching',
      '',
      { ...NONE, receive: true, history: true, send: true, swaps: true, onramp: true, names: true },
    ],
    ['the listed ones', 'features="email send onramp"', { ...NONE, send: true, onramp: true }],
    ['watching where it is named', 'features="watch"', { ...NONE, watch: true }],
    ['none in an empty list', 'features=""', NONE],
  ] as const) {
    it(`are ${what}`, () => {
      const { config, complaints } = read(markup);
      expect(config.features).to.deep.equal(expected);
      expect(complaints).to.deep.equal([]);
    });
  }

  it('are kept when others are unknown', () => {
    const { config, complaints } = read('features="e-mail receive onramp"');
    expect(config.features).to.deep.equal({ ...NONE, receive: true, onramp: true });
    expect(complaints).to.have.length(1);
    expect(complaints[0]).to.include('"e-mail"').and.include('email, google').and.include('send');
  });
});

describe('the default network', () => {
  for (const [what, markup, expected] of [
    ['one of the listed', 'networks="eip155:1 eip155:10" default-network="eip155:10"', 'eip155:10'],
    ['any without a list', 'default-network="eip155:10"', 'eip155:10'],
    ['undefined by default', 'networks="eip155:1"', undefined],
  ] as const) {
    it(`is ${what}`, () => {
      const { config, complaints } = read(markup);
      expect(config.defaultNetwork).to.equal(expected);
      expect(complaints).to.deep.equal([]);
    });
  }
});

const chain = (more: object) => ({ chains: [{ id: 'eip155:31337', ...more }] });

/** A page's own quote source. */
const QUOTES = {
  slippageStep: 1,
  tokens: async () => [],
  quote: async () => undefined,
  allowance: async () => 0n,
  buildApproval: async () => ({ to: '0x', value: 0n, data: '0x' }),
  buildSwap: async () => ({ to: '0x', value: 0n, data: '0x' }),
};

/** A page's own service that sells crypto. */
const SELLER = { id: 'one', name: 'One', hosts: ['pay.example'], buildUrl: () => 'https://pay.example/' };

/** An object with one field that throws when read. */
const thrower = (key: string, rest: object = {}) =>
  Object.defineProperty({ ...rest }, key, {
    enumerable: true,
    get: () => {
      throw new Error('A setting broke');
    },
  });

function revoked(target: object): object {
  const { proxy, revoke } = Proxy.revocable(target, {});
  revoke();
  return proxy;
}

/** Every unusable setting, with a word from its only complaint. */
const BROKEN: readonly [what: string, markup: string, properties: object, word: string][] = [
  ['a bare number as network', 'networks="1 eip155:10"', {}, 'Write "eip155:1"'],
  ['a network name', 'networks="mainnet"', {}, '"mainnet" is not a network id'],
  [
    'a default network that is not in the list',
    'networks="eip155:1" default-network="eip155:10"',
    {},
    'eip155:10',
  ],
  ['a broken default network', 'default-network="ten"', {}, '"ten"'],
  ['chains that are not a list', '', { chains: { id: 'eip155:1' } }, 'list of objects'],
  ['a chain that is not an object', '', { chains: [null] }, 'not a network id'],
  ['a chain without an id', '', { chains: [{ name: 'A' }] }, 'not a network id'],
  ['a chain with a numeric id', '', { chains: [{ id: 1 }] }, 'Write "eip155:1"'],
  ['a WebSocket RPC URL', '', chain({ rpcUrl: 'ws://node.example' }), 'rpcUrl of eip155:31337'],
  ['a javascript: RPC URL', '', chain({ rpcUrl: 'javascript:alert(1)' }), 'rpcUrl'],
  ['an RPC URL that is not a string', '', chain({ rpcUrl: 7 }), 'rpcUrl'],
  ['an empty RPC URL', '', chain({ rpcUrl: '' }), 'rpcUrl'],
  [
    'an RPC URL of a network whose currency nobody knows',
    '',
    chain({ rpcUrl: '/rpc' }),
    'nativeCurrency of eip155:31337 must be {name, symbol, decimals}',
  ],
  [
    'a currency without a symbol',
    '',
    chain({ nativeCurrency: { decimals: 18 } }),
    '{name, symbol, decimals}',
  ],
  ['a currency with odd decimals', '', chain({ nativeCurrency: { symbol: 'A', decimals: 1.5 } }), 'symbol'],
  ['a currency that is null', '', chain({ nativeCurrency: null }), 'symbol'],
  ['an unknown theme mode', 'theme-mode="pink"', {}, 'auto, dark, light'],
  ['an unknown prefetch', 'prefetch="soon"', {}, 'intent, idle, none'],
  ['an unknown storage', 'remember="forever"', {}, 'local, session, none'],
  ['an unknown word for all wallets', 'all-wallets="yes"', {}, 'show, hide, only-mobile'],
  ['an unknown word for analytics', 'enable-analytics="maybe"', {}, 'ask, true, false'],
  ['network number 0', 'networks="eip155:1 eip155:0"', {}, '"eip155:0" is not a network id'],
  ['a network without a number', 'networks="eip155:1 eip155:"', {}, 'CAIP-2'],
  ['a bare number as default', 'default-network="31337"', {}, 'Write "eip155:31337"'],
  ['a broken language', 'locale="not_a_language"', {}, '"not_a_language"'],
  ['a javascript: terms URL', 'terms-url="javascript:alert(1)"', {}, 'javascript:alert(1)'],
  ['an insecure privacy policy', 'privacy-url="http://site.example"', {}, 'https URL'],
  ['an invalid icon URL', 'app-icon="https://["', {}, '"app-icon"'],
  ['a javascript: icon URL', 'app-icon="javascript:alert(1)"', {}, '"app-icon"'],
  ['a site URL that looks like another', 'app-url="https://a.example@b.example"', {}, '"app-url"'],
  ['an invalid chain API URL', 'project-id="p" chain-api-url="https://["', {}, '"chain-api-url"'],
  ['an insecure chain API', 'chain-api-url="http://api.example"', {}, '"chain-api-url"'],
  ['a directory with a password', 'directory-url="https://u:p@d.example"', {}, '"directory-url"'],
  ['an invalid frame URL', 'frame-url="https://["', {}, '"frame-url"'],
  ['a relay with a password', 'relay-url="wss://u:p@r.example"', {}, 'The relay'],
  ['an insecure relay', 'relay-url="ws://r.example"', {}, 'The relay'],
  [
    'a network of an unsupported namespace',
    'networks="bip122:000000000019d6689c085ae165831e93"',
    {},
    'eip155 and solana',
  ],
  [
    'a default network of an unsupported namespace',
    'default-network="cosmos:hub-3"',
    {},
    'eip155 and solana',
  ],
  ['a name of a megabyte', `app-name="${'x'.repeat(1_000_000)}"`, {}, '2,000 letters'],
  ['a megabyte of wallet ids', `include-wallets="${'x '.repeat(500_000)}"`, {}, '50,000'],
  ['a javascript: explorer URL', '', chain({ explorerUrl: 'javascript:alert(1)' }), 'explorerUrl'],
  ['an explorer URL without a host', '', chain({ explorerUrl: '/explorer' }), 'must be an https address'],
  ['a misspelt field of a network', '', chain({ rpcURL: '/rpc' }), 'Did you mean "rpcUrl"?'],
  [
    'a misspelt field of a wallet',
    '',
    { customWallets: [{ id: 'a', name: 'A', mobileLink: 'a://' }] },
    '"mobileLink" of customWallets[0] is not used. Did you mean "mobile_link"?',
  ],
  ['a network image that is HTML', '', chain({ imageUrl: 'data:text/html,x' }), 'imageUrl'],
  ['a colour with a URL', '', chain({ color: 'url(https://t.example)' }), 'CSS colour'],
  ['a network name that is a symbol', '', chain({ name: Symbol('a') }), 'name of eip155:31337'],
  ['chains whose fields throw', '', { chains: [thrower('id')] }, 'not a network id'],
  [
    'chains with a field that throws',
    '',
    { chains: [thrower('name', { id: 'eip155:5' })] },
    'name of eip155:5',
  ],
  ['chains that are a revoked proxy', '', { chains: revoked([]) }, 'list of objects'],
  ['a network id that cannot be converted', '', { chains: [{ id: thrower('toString') }] }, 'network id'],
  ['wallets that are not a list', '', { customWallets: 'x' }, 'customWallets'],
  ['a wallet without a name', '', { customWallets: [{ id: 'a' }] }, 'name of customWallets[0]'],
  ['a wallet that throws', '', { customWallets: [thrower('name')] }, 'name of customWallets[0]'],
  [
    'a wallet with a javascript: homepage',
    '',
    { customWallets: [{ id: 'a', name: 'A', homepage: 'javascript:alert(1)' }] },
    'homepage of customWallets[0]',
  ],
  ['tokens that throw', '', { tokens: thrower('eip155:1') }, 'tokens["eip155:1"]'],
  ['texts that are not an object', '', { texts: 'x' }, 'texts'],
  ['a text that throws', '', { texts: thrower('connect.title') }, 'texts["connect.title"]'],
  ['a text without its general form', '', { texts: { a: { one: 'x' } } }, 'texts["a"]'],
  ['a text of a megabyte', '', { texts: { a: 'x'.repeat(1_000_000) } }, '2,000 letters'],
  ['a storage without methods', '', { storage: {} }, 'getItem, setItem and removeItem'],
  ['a storage that throws', '', { storage: thrower('getItem') }, 'getItem, setItem and removeItem'],
  [
    'a source of quotes without methods',
    '',
    { quoteSource: { slippageStep: 1 } },
    'buildApproval and buildSwap',
  ],
  [
    'a source of quotes without a step',
    '',
    { quoteSource: { ...QUOTES, slippageStep: 0.5 } },
    'slippageStep',
  ],
  ['a source of quotes that throws', '', { quoteSource: thrower('quote') }, 'buildApproval and buildSwap'],
  ['a source of quotes that nobody knows by this name', 'quote-source="other"', {}, 'or be the name lifi'],
  ['services that nobody knows', 'services="public"', {}, 'Choose one of named, open'],
  ['services that sell, but are not a list', '', { onRamps: SELLER }, 'The "onRamps" setting'],
  ['a service that sells without a host', '', { onRamps: [{ ...SELLER, hosts: [] }] }, 'onRamps[0]'],
  ['a service that sells and throws', '', { onRamps: [thrower('id', SELLER)] }, 'onRamps[0]'],
  ['theme variables that are not an object', '', { themeVariables: 'red' }, 'themeVariables'],
  ['a theme variable that is a symbol', '', { themeVariables: { a: Symbol('a') } }, 'themeVariables["a"]'],
  ['a theme variable that throws', '', { themeVariables: thrower('a') }, 'themeVariables["a"]'],
];

describe('an unusable setting', () => {
  for (const [what, markup, properties, word] of BROKEN) {
    it(`is reported once: ${what}`, () => {
      const { complaints } = read(markup, properties);
      expect(complaints).to.have.length(1);
      expect(complaints[0])
        .to.include(word)
        .and.to.match(/^config_invalid: /);
    });
  }

  it('is none where entries hold what belongs to others', () => {
    const { complaints } = read('', {
      chains: [{ id: 'eip155:1', rpcUrl: '/rpc', rpcUrls: ['/rpc'], tokens: [], contracts: {} }],
    });
    expect(complaints).to.deep.equal([]);
  });

  it('does not affect the others', () => {
    const { config } = read('networks="1 eip155:10" default-network="eip155:10" theme-mode="pink"', {
      chains: [{ id: 'eip155:10', name: 'Ten', rpcUrl: 'ftp://x', nativeCurrency: { symbol: 7 } }, null],
    });
    expect(config.networks).to.have.length(1);
    expect(config.networks[0]).to.deep.include({ name: 'Ten', rpcUrl: undefined });
    expect(config.networks[0]?.nativeCurrency.symbol).to.equal('ETH');
    expect(config.defaultNetwork).to.equal('eip155:10');
  });

  it('is reported once to the page, however often the settings are read', async () => {
    const told = warnings();
    const modal = makeModal('networks="1"');
    const heard = heardBy(modal);
    await modal.ready();
    modal.locale = 'de';
    await Promise.resolve();
    modal.locale = 'fr';
    await modal.show();
    await until(() => told.length);
    expect(told).to.have.length(1);
    expect(names(heard).filter((name) => name === 'wallet-error').length).to.be.at.most(1);
  });

  it('is reported before anything opens, when it is plainly wrong', async () => {
    const told = warnings();
    const heard = heardBy(document);
    makeModal('networks="1"');
    await until(() => heard.length);
    expect(heard).to.deep.equal([
      ['wallet-error', { code: 'config_invalid', message: 'A network id cannot be read.' }],
    ]);
    expect(told).to.have.length(1);
  });
});

describe('the locale', () => {
  for (const [what, markup, around, locale] of [
    ['the element’s own', 'locale="pt-br"', 'lang="de"', 'pt-BR'],
    ['the language of the page around it', '', 'lang="de-AT"', 'de-AT'],
    ['English by default', '', 'lang=""', 'en'],
    ['in a form that is out of use', '', 'lang="iw"', 'he'],
    ['in the long form of Mandarin', '', 'lang="zh-cmn-Hans-CN"', 'zh-Hans-CN'],
    ['in the long form of Cantonese', '', 'lang="zh-yue"', 'yue'],
    ['in the long form of Southern Min', '', 'lang="zh-min-nan-TW"', 'nan-TW'],
    ['in the long form of Egyptian Arabic', '', 'lang="ar-arz"', 'arz'],
    ['with a numbered region', '', 'lang="es-419"', 'es-419'],
    ['English if it is undetermined', '', 'lang="und"', 'en'],
  ] as const) {
    it(`is ${what}`, () => {
      expect(read(markup, {}, around).config.locale).to.equal(locale);
    });
  }

  for (const [languages, locale] of [
    [['de-CH', 'en'], 'de-CH'],
    [['sw', 'tlh', 'fr'], 'fr'],
    [['en-US@posix', 'C', 'de_DE', 'fr'], 'fr'],
    [['sw'], 'en'],
    [[], 'en'],
    [[null, 5, {}, 'ja'], 'ja'],
    [undefined, 'en'],
    [null, 'en'],
    ['de', 'de'],
    [new Error('blocked'), 'en'],
  ] as const) {
    it(`is the visitor’s with auto: ${locale} of ${JSON.stringify(languages)}`, () => {
      const get = () => {
        if (languages instanceof Error) throw languages;
        return languages;
      };
      Object.defineProperty(navigator, 'languages', { get, configurable: true });
      try {
        expect(read('locale="auto"', {}, 'lang="it"').config.locale).to.equal(locale);
      } finally {
        Reflect.deleteProperty(navigator, 'languages');
      }
    });
  }

  for (const [markup, around, direction] of [
    ['locale="ar"', 'dir="ltr"', undefined],
    ['locale="en"', 'dir="rtl"', undefined],
    ['locale="auto"', 'dir="rtl"', undefined],
    ['', 'lang="en" dir="rtl"', undefined],
    ['', 'lang="" dir="RTL"', 'rtl'],
    ['', 'lang="" dir="auto"', undefined],
  ] as const) {
    it(`states the direction ${direction} with ${markup} in ${around}`, () => {
      expect(read(markup, {}, around).config.direction).to.equal(direction);
    });
  }
});

describe('the page’s own texts', () => {
  const texts = {
    'dialog.back': 'All',
    'dialog.close': 'All',
    'dialog.retry': 'All',
    de: { 'dialog.close': 'German', 'dialog.retry': 'German' },
    'de-AT': { 'dialog.retry': 'Austrian' },
    'pt-BR': { 'dialog.close': 'Brazilian' },
    fr: { 'dialog.close': { one: 'French' }, 'dialog.retry': 7 },
  };
  for (const [locale, expected] of [
    ['en', ['All', 'All', 'All']],
    ['de', ['All', 'German', 'German']],
    ['de-AT', ['All', 'German', 'Austrian']],
    ['de-CH', ['All', 'German', 'German']],
    ['pt', ['All', 'Brazilian', 'All']],
    ['pt-PT', ['All', 'Brazilian', 'All']],
  ] as const) {
    it(`are those of the closest language: ${locale}`, () => {
      const { config, complaints } = read('', { texts }, `lang="${locale}"`);
      expect(config.texts).to.deep.equal({
        'dialog.back': expected[0],
        'dialog.close': expected[1],
        'dialog.retry': expected[2],
      });
      expect(complaints).to.deep.equal([]);
    });
  }

  it('of a language are checked when it is used', () => {
    const { config, complaints } = read('', { texts }, 'lang="fr"');
    expect(config.texts['dialog.close']).to.equal('All');
    expect(complaints.join()).to.include('texts["dialog.close"]').and.include('texts["dialog.retry"]');
  });

  it('may have a getter that throws for a language', () => {
    const { config } = read('', { texts: thrower('de') }, 'lang="de"');
    expect(config.texts).to.deep.equal({});
  });
});

describe('links', () => {
  it('are resolved against the page, if that is secure', () => {
    const { config, complaints } = read('terms-url="/terms" privacy-url="https://site.example/privacy"');
    expect(config.termsUrl).to.equal(`${location.origin}/terms`);
    expect(config.privacyUrl).to.equal('https://site.example/privacy');
    expect(complaints).to.deep.equal([]);
  });
});

describe('the site’s tokens', () => {
  const address = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48';

  it('are read by network', () => {
    const { config, complaints } = read('', { tokens: { 'eip155:1': { address, image: '/usdc.png' } } });
    expect(config.tokens).to.deep.equal({ 'eip155:1': { address, image: '/usdc.png' } });
    expect(complaints).to.deep.equal([]);
  });

  for (const [what, tokens] of [
    ['without an address', { 'eip155:10': {} }],
    ['that are null', { 'eip155:10': null }],
    ['with an invalid address', { 'eip155:10': { address: '0x1234' } }],
    ['without a network id', { ethereum: { address } }],
    ['in a list', [{ address }]],
    ['as text', 'x'],
  ] as const) {
    it(`${what} are reported and dropped, and the others stay`, () => {
      const { config, complaints } = read('', {
        tokens: typeof tokens === 'string' ? tokens : { ...tokens, 'eip155:1': { address } },
      });
      expect(Object.keys(config.tokens)).to.deep.equal(typeof tokens === 'string' ? [] : ['eip155:1']);
      expect(complaints).to.have.length(1);
      const expected =
        typeof tokens === 'string' ? /"tokens" setting cannot/ : /A token cannot be read\. Give tokens\[/;
      expect(complaints[0]).to.match(expected);
    });
  }
});

describe('wallet apps', () => {
  const NO_PROJECT = '0'.repeat(32);
  for (const [what, markup, expected] of [
    ['are not offered without a relay', '', undefined],
    [
      'are reached over the hosted relay with a project id',
      'project-id="abc"',
      { projectId: 'abc', relayUrl: undefined },
    ],
    [
      'are reached over a relay of the site',
      'relay-url="wss://r.test"',
      { projectId: NO_PROJECT, relayUrl: 'wss://r.test' },
    ],
    [
      'know both',
      'project-id="abc" relay-url="ws://localhost:1"',
      { projectId: 'abc', relayUrl: 'ws://localhost:1' },
    ],
  ] as const) {
    it(what, () => {
      const { config, complaints } = read(markup);
      expect(config.pairing).to.deep.equal(expected);
      expect(complaints).to.deep.equal([]);
    });
  }

  it('are not offered with an invalid relay URL, which is reported', () => {
    for (const relay of ['https://r.test', 'javascript:alert(1)', 'relay']) {
      const { config, complaints } = read(`project-id="abc" relay-url="${relay}"`);
      expect(config.pairing).to.equal(undefined);
      expect(complaints).to.have.length(1);
      expect(complaints[0]).to.match(/^config_invalid: The relay cannot be used\..*wss:/);
    }
  });
});
