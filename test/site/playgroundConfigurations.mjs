import { bundled } from '../tools/bundled.mjs';

const { jsonExamples } = await bundled('site/playground/jsonExamples.ts');

/** Configurations whose code is compiled for every host: their differences from the playground's defaults. */
export const configurations = {
  'nothing changed': {},
  'texts that mean something in some host': {
    values: {
      'app-name': `Tea & "Cake" {1} {{ 2 }} <b> 'x' \${3} \`y\` \\n </script>`,
      'app-description': '@if (true) { x } %20 {{',
      'terms-url': '/terms?a=1&b=2',
      networks: 'eip155:1 eip155:8453',
      locale: 'pt-BR',
    },
  },
  'flags and choices': {
    values: {
      inline: true,
      multiple: true,
      'allow-unsupported-chain': true,
      'theme-mode': 'auto',
      'all-wallets': 'only-mobile',
      'enable-analytics': 'false',
      reconnect: 'off',
      'account-source': 'blockscout node',
      'wallet-source': 'list',
    },
    shown: [],
  },
  'objects that JSON can express': {
    values: {
      networks: 'eip155:31337 eip155:10',
      themeVariables: { '--wallet-modal-accent': '#0f8a5f', '--wallet-modal-z-index': 5 },
      customWallets: [
        { id: 'ours', name: "Ours </script> {{ it's }}", homepage: 'https://wallet.example.com' },
      ],
      tokens: { 'eip155:1': { address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48' } },
      chains: [
        {
          id: 'eip155:31337',
          name: 'Local',
          rpcUrl: 'http://127.0.0.1:8545',
          nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
        },
        { id: 'eip155:10', rpcUrl: 'https://rpc.example.com' },
      ],
      texts: { 'button.connect': 'Sign in', de: { 'button.connect': 'Anmelden' } },
    },
  },
  'the examples of objects': { values: jsonExamples },
  'examples of everything with functions': {
    values: {
      connectors: true,
      storage: true,
      walletSource: true,
      accountSource: true,
      quoteSource: true,
      rateSource: true,
      onRamps: true,
      siwe: true,
      currency: 'EUR',
    },
  },
  'all tags, which find each other by id': {
    values: {
      'button.for': 'wallet',
      'button.label': 'Sign in',
      'button.balance': 'hide',
      'button.disabled': true,
      'button.namespace': 'eip155',
      'network-button.for': 'wallet',
      'network-button.label': 'Network',
      'onramp-widget.for': 'wallet',
      networks: 'eip155:1 solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp eip155:99999',
      siwe: true,
    },
    shown: ['button', 'network-button', 'onramp-widget'],
  },
};
