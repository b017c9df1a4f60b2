import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { filesUnder, readJson, readText } from '../../scripts/lib/files.mjs';
import { createManifest } from '../../scripts/manifest/createManifest.mjs';
import { readExports, readUnion } from '../../scripts/manifest/sources.mjs';

// The names that host sites use. Every change here concerns all of them and belongs in CHANGELOG.md. Removing or
// renaming one needs a new major version.

const attributes = {
  'wallet-modal': `
    open view inline layout prefetch
    project-id app-name app-description app-url app-icon terms-url privacy-url
    networks default-network allow-unsupported-chain
    featured-wallets include-wallets exclude-wallets all-wallets wallet-order multiple no-injected no-announced
    features services account-source quote-source wallet-source
    directory-url chain-api-url analytics-url frame-url ipfs-gateway relay-url siwe-url
    theme-mode locale
    enable-analytics remember reconnect currency track-transactions restrict-timezones swap-fee`,
  'wallet-button': 'for disabled label balance wallet namespace',
  'wallet-network-button': 'for disabled label',
  'wallet-onramp-widget': 'for disabled',
};

/** The values of attributes with a choice, the default first. */
const choices = {
  layout: 'auto compact wide',
  prefetch: 'intent idle none',
  services: 'named open',
  'all-wallets': 'show hide only-mobile',
  'theme-mode': 'dark light auto',
  'enable-analytics': 'ask true false',
  remember: 'local session none',
  reconnect: 'on off',
  namespace: 'any eip155 solana',
  balance: 'show hide',
};

/** Besides the properties of attributes. */
const properties = {
  'wallet-modal':
    'themeVariables customWallets walletSource connectors tokens chains storage accountSource quoteSource rateSource onRamps siwe texts provider solana state wallets',
  'wallet-button': 'modal',
  'wallet-network-button': 'modal',
  'wallet-onramp-widget': 'modal',
};

const methods = {
  'wallet-modal':
    'show close connect disconnect switchWallet signOut switchNetwork ready prefetchInterface subscribe watchBalance',
  'wallet-button': '',
  'wallet-network-button': '',
  'wallet-onramp-widget': '',
};

const events = {
  'wallet-modal': `
    wallet-connected wallet-disconnected wallet-account-changed wallet-network-changed
    wallet-signed-in wallet-signed-out
    wallet-before-open wallet-open wallet-before-close wallet-close wallet-view-changed wallet-pairing wallet-transaction
    wallet-track
    wallet-error`,
  'wallet-button': 'wallet-error',
  'wallet-network-button': 'wallet-error',
  'wallet-onramp-widget': 'wallet-error',
};

const cssProperties = `
  --wallet-modal-accent --wallet-modal-color-mix --wallet-modal-color-mix-strength --wallet-modal-font-family
  --wallet-modal-font-size-master --wallet-modal-border-radius-master --wallet-modal-z-index`;

const parts = {
  'wallet-modal': 'card',
  'wallet-button': 'button',
  'wallet-network-button': 'button',
  'wallet-onramp-widget': 'button',
};
const slots = { 'wallet-modal': 'config' };

const errorCodes = `
  aborted already_pending chain_api_failed chain_not_added chain_not_supported config_invalid directory_failed disconnect_failed
  duplicate_version frame_failed frame_lost integrity_off internal load_failed login_too_soon method_not_supported modal_closed name_refused network_not_found
  no_modal not_connected onramp_failed pairing_expired quote_failed relay_failed request_invalid rpc_failed rpc_missing rpc_not_allowed
  signs_on_chain siwe_failed siwe_message_invalid siwe_no_session siwe_refused source_failed
  storage_unavailable switch_failed timeout transaction_failed untrusted_origin user_rejected wallet_failed wallet_invalid_answer
  wallet_locked wallet_not_found`;

const closeReasons = 'api approval backdrop button connected disconnected drag escape network removed';
const disconnectReasons = 'user wallet';
const statuses = 'disconnected restoring connecting connected';

const views = `
  Connect ConnectSocials ConnectingSiwe ConnectingWalletConnect AllWallets Account AccountSettings Profile SelectAddresses UpdateEmailWallet
  UpgradeEmailWallet UpgradeToSmartAccount Transactions WalletReceive WalletSend OnRampProviders OnRampActivity WhatIsABuy Networks
  UnsupportedChain WhatIsAWallet WhatIsANetwork GetWallet Watch`;

const entryPoints = `
  . ./pure ./react ./vue ./svelte ./solid ./wagmi ./safe ./sources ./sandbox ./sandbox/node ./sandbox/wallet-app ./custom-elements.json ./package.json`;

const exported = {
  'src/pure.ts': {
    values:
      'WalletButtonElement WalletModalElement WalletModalError WalletNetworkButtonElement WalletOnRampWidgetElement register',
    types: `
      AccountSource AllowanceQuery ApprovalQuery BuildSwapQuery BuiltSwap CaipAddress CaipNetworkId ChainSetting CloseReason
      ConnectionStatus ConnectionSummary ConnectorProvider ConnectorSetting ConnectorSummary CustomWallet DisconnectReason ErrorCode EvmSwapTransaction KeyValueStorage Locale Message
      Namespace NativeCurrency ObjectProperties OnRampOrder OnRampProvider OnRampRead PaymentCurrency PaymentLimit PurchaseCurrency
      PurchaseNetwork QuoteOptions QuoteQuery QuoteSource RateSource SignOutReason SignedInSummary Siwe SiweMessageArgs SiweMessageParams SiweRules SiweSession SiweSigned SolanaProvider SolanaProviderEvents
      SolanaSwapTransaction SolanaTransaction SolanaTransfer SourceBalance SourceBalanceOptions SourceEntry SourceNetwork SourceNft SourceOptions SourcePage SourcePageOptions SourceProfile SourceTransfer SourceWallet SourceWallets SwapAsset SwapQuery SwapQuote SwapToken SwapTransaction Texts ThemeVariables TokenSetting TrackedEvent WalletModalEvents
      WalletModalState WalletQuery WalletSource WalletSourceOptions WalletSummary`,
  },
  'src/react.ts': {
    values: `
      WalletButton WalletModal WalletModalProvider WalletNetworkButton WalletOnRampWidget useWallet useWalletAccount
      useWalletActions useWalletBalance useWalletModal useWalletNetwork
      useWalletSignIn`,
    types: `
      WalletAccount WalletActions WalletButtonProps WalletModalProps WalletModalProviderProps WalletNetwork
      WalletNetworkButtonProps WalletOnRampWidgetProps`,
  },
  'src/vue.ts': {
    values: `
      provideWalletModal useWallet useWalletAccount useWalletActions useWalletBalance useWalletModal useWalletNetwork
      useWalletSignIn`,
    types: 'ModalSource WalletAccount WalletActions WalletNetwork',
    all: ['./index.js'],
  },
  'src/svelte.ts': {
    values: `
      provideWalletModal useWallet useWalletAccount useWalletActions useWalletBalance useWalletModal useWalletNetwork
      useWalletSignIn`,
    types: 'Following ModalSource WalletAccount WalletActions WalletNetwork',
    all: ['./index.js'],
  },
  'src/wagmi.ts': { values: 'walletModal', types: 'ModalTarget WagmiConnector WalletModalConnectorOptions' },
  'src/safe.ts': { values: 'connectSafe', types: 'SafeOptions' },
  'src/sources/index.ts': {
    values: 'blockscout lifi lifiPrices nodeHistory tokenList walletList',
    types: 'BlockscoutOptions LifiOptions TokenListOptions',
  },
  'src/sandbox/index.ts': {
    values: `
      SANDBOX_ADDRESSES SANDBOX_KEYS SANDBOX_MNEMONIC SANDBOX_SOLANA_ADDRESSES SANDBOX_SOLANA_KEYS SandboxRpcError
      announce createSandboxWallet createSolanaSandboxWallet findPrompt installLegacy isEvmChain registerSolanaWallet
      sandboxDirectory waitForPrompt`,
    types: `
      AnnounceOptions InstallLegacyOptions LegacyProvider OpenPrompt RecordedRequest SandboxChain SandboxConfig
      SandboxDirectoryOptions SandboxPolicy SandboxProvider SandboxQuirks SandboxToken SandboxWallet SandboxWalletInfo
      SandboxWalletOptions SandboxWalletState ScriptAnswer ScriptStep SolanaChainName SolanaFeatureName
      SolanaSandboxWallet SolanaSandboxWalletOptions SolanaSandboxWalletState SolanaScriptStep SolanaSpoil
      SolanaStandardAccount SolanaStandardWallet SolanaWalletIcon`,
  },
  'src/sandbox/node/index.ts': {
    values: `
      BRIDGE_MODES FAILURE_MODES SANDBOX_ACCOUNT_FACTORY SANDBOX_BRIDGE SANDBOX_EXCHANGE SANDBOX_PICTURES SANDBOX_SOLANA_TOKENS SANDBOX_TOKENS STRICT_POLICY createFailures createRelay
      createSandboxHandler deployForwarder deployOddToken findAnvil installEns pageHeaders policyHeader startEvmChains startSandboxServer
      startSolanaClusters`,
    types: `
      Analytics AnalyticsEvent BridgeControl BridgeMode BridgeSetting ChainApi OddHabit OddTokenOptions EnsRecord EvmChain EvmChains Failure FailureMode Failures FrameServer Relay SandboxChain
      SandboxConfig SandboxHandler SandboxHandlerOptions SandboxMail SandboxServer SandboxServerOptions SandboxToken
      Seed SignInServer SignInUser SolanaCluster SolanaClusters StartEvmChainsOptions StartSolanaClustersOptions Ticket`,
  },
  'src/sandbox/walletApp/index.ts': {
    values: 'startWalletApp',
    types: `
      ApproveOptions SignInSpoil WalletApp WalletAppOptions WalletAppProposal WalletAppSession WalletAppSite
      WalletAppStorage`,
  },
};

const words = (text) => text.split(/\s+/).filter(Boolean);
const namesOf = (list = []) => list.map(({ name }) => name);
const sorted = (list) => [...list].sort();
const assertNames = (actual, pinned) => assert.deepEqual(sorted(actual), sorted(words(pinned)));

describe('the public names', () => {
  const { declarations } = createManifest().modules[0];

  it('cover four elements', () =>
    assertNames(
      declarations.map(({ tagName }) => tagName),
      Object.keys(attributes).join(' '),
    ));

  for (const one of declarations) {
    const { tagName } = one;
    it(`of <${tagName}>: attributes`, () => assertNames(namesOf(one.attributes), attributes[tagName]));
    it(`of <${tagName}>: values of attributes`, () => {
      for (const { name, type } of one.attributes) {
        const values = [...type.text.matchAll(/'([^']+)'/g)].map(([, value]) => value);
        assert.deepEqual(values, words(choices[name] ?? ''), name);
      }
    });
    it(`of <${tagName}>: properties`, () => {
      const own = one.members.filter(({ kind, attribute }) => kind === 'field' && !attribute);
      assertNames(namesOf(own), properties[tagName]);
    });
    it(`of <${tagName}>: methods`, () =>
      assertNames(namesOf(one.members.filter(({ kind }) => kind === 'method')), methods[tagName]));
    it(`of <${tagName}>: events`, () => assertNames(namesOf(one.events), events[tagName]));
    it(`of <${tagName}>: slots`, () => assertNames(namesOf(one.slots), slots[tagName] ?? ''));
    it(`of <${tagName}>: parts`, () => assertNames(namesOf(one.cssParts), parts[tagName]));
    it(`of <${tagName}>: custom properties, all public`, () =>
      assert.deepEqual(
        namesOf(one.cssProperties).filter((name) => !words(cssProperties).includes(name)),
        [],
      ));
  }

  it('of custom properties', () => assertNames(namesOf(declarations[0].cssProperties), cssProperties));

  it('of parts are all that the sources use', () => {
    const sources = ['src/ui', 'src/views', 'src/elements', 'src/settings', 'src/session'].flatMap((folder) =>
      filesUnder(folder, (path) => /\.tsx?$/.test(path)),
    );
    const made = sources.flatMap((path) =>
      [...readText(path).matchAll(/\bpart(?:="|', '| = '|\.add\(')([\w-]+)/g)].map(([, name]) => name),
    );
    assert.deepEqual(sorted(new Set(made)), sorted(new Set(Object.values(parts))));
  });

  it('of error codes', () => assertNames(readUnion('src/lib/errors.ts', 'ErrorCode'), errorCodes));
  it('of reasons to close', () => assertNames(readUnion('src/lib/state.ts', 'CloseReason'), closeReasons));
  it('of reasons for a disconnect', () =>
    assertNames(readUnion('src/lib/state.ts', 'DisconnectReason'), disconnectReasons));
  it('of states of a connection', () =>
    assertNames(readUnion('src/lib/state.ts', 'ConnectionStatus'), statuses));

  it('of views that can be opened, which the reference lists too', () => {
    const list = /const OPENABLE = \{([^}]*)\}/.exec(readText('src/settings/readOpenableView.ts'))?.[1] ?? '';
    assertNames(
      [...list.matchAll(/(\w+): true/g)].map(([, view]) => view),
      views,
    );
    const { description } = declarations[0].attributes.find(({ name }) => name === 'view');
    for (const view of words(views)) assert.ok(description.includes(`\`${view}\``), view);
  });

  it('of entry points', () => assertNames(Object.keys(readJson('package.json').exports), entryPoints));

  for (const [path, { values, types, all = [] }] of Object.entries(exported)) {
    it(`that ${path} exports`, () => {
      const found = readExports(path);
      assertNames(found.values, values);
      assertNames(found.types, types);
      assert.deepEqual(found.all, all);
    });
  }

  it('that src/index.ts exports are those of src/pure.ts', () =>
    assert.deepEqual(readExports('src/index.ts'), { values: [], types: [], all: ['./pure.js'] }));
});
