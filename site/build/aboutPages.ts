/** The purpose of each page in one line, for lists of pages and for search engines. Paths are those in the site. */
export const aboutPages: Readonly<Record<string, string>> = {
  'README.md':
    'The shortest way in for every host, what is in the package, loading with hashes, browsers, and the demo.',
  'SECURITY.md':
    'How to report a vulnerability, which versions get fixes, and every measure that protects visitors.',
  'docs/accessibility.md':
    'What the modal does for everybody to use it, how that is tested, known limits, and what your site has to do.',
  'docs/analytics.md':
    'The event wallet-track and what it tells, for your own statistics. Nothing is sent to anybody else unless you say so.',
  'docs/behaviour.md': 'The rules that the code keeps, numbered. For people who change the modal itself.',
  'docs/bench.md': 'How npm run bench measures speed beside the least that could do the same.',
  'docs/comparison.md':
    'The modal beside RainbowKit and ConnectKit: screens, figures, and what they do better.',
  'docs/content-security-policy.md':
    'Print the exact policy of your page with a command, check a page, nonces and hashes, and what each feature needs.',
  'docs/frameworks.md':
    'What wallet-modal/react, /vue, /svelte, /solid and /wagmi export, with the shortest use of each.',
  'docs/languages.md':
    'The languages of the modal, which one a page gets and how to choose it, and your own texts.',
  'docs/migration/appkit.md': 'Each option, hook, event and error of Reown AppKit beside what replaces it.',
  'docs/migration/connectkit.md': 'Each component, hook and option of ConnectKit beside what replaces it.',
  'docs/migration/rainbowkit.md': 'Each component, hook and option of RainbowKit beside what replaces it.',
  'docs/migration/web3-onboard.md':
    'Each module, option and function of Web3-Onboard beside what replaces it.',
  'docs/migration/web3modal.md': 'Each option, hook and event of Web3Modal 5 beside what replaces it.',
  'docs/networks.md':
    'Ids, rpcUrl, networks of your own, switching, explorers, keys for nodes, and what happens when a node fails.',
  'docs/phones.md':
    'Project id, QR codes, links to wallet apps, coming back to the page, the browsers of wallets, iOS and Android.',
  'docs/privacy.md':
    'Every request with its moment and reason, every key in storage, and what services learn of visitors.',
  'docs/questions.md': 'Short answers on cost, wallets, money, safety, and what the modal does not do.',
  'docs/reference.md':
    'Every attribute, property, method, event, field of the state, CSS variable, part and error code. Look names up here.',
  'docs/sandbox.md':
    'Wallets with real keys for tests, a chain that runs in the page, and local stand-ins for every service.',
  'docs/security-model.md':
    'Who is trusted, what each could do if it were taken over, and what is left to your site.',
  'docs/self-hosting.md':
    'Every service that the modal can ask, the setting that names it, and how to run your own.',
  'docs/sending-swapping-buying.md':
    'What sending, swapping and buying in the modal need, and what your page hears.',
  'docs/sign-in-with-wallet.md':
    'Sign in with Ethereum and Solana (SIWE): the routes of your server, or functions of your own, and the errors.',
  'docs/sizes.md': 'What each part weighs, in every language, and how fast it is, measured.',
  'docs/solana.md':
    'Solana networks and wallets, and modal.solana with @solana/web3.js, @solana/kit and wallet-adapter.',
  'docs/sources.md':
    'blockscout(), lifi(), nodeHistory() and others: balances, history and quotes without a vendor’s account.',
  'docs/start.md':
    'A plain page from nothing: the files, the tags, a wallet to try with, signing, and paying once.',
  'docs/testing.md':
    'Tests with a wallet in the page: with local chains, without a server, components, wallets that fail, and CI.',
  'docs/theming.md': 'Dark and light, the CSS variables, contrast, parts, buttons of your own, and recipes.',
  'docs/transactions.md':
    'Each status of wallet-transaction and each sentence that visitors read of an outcome.',
  'docs/translating.md':
    'How to mend a text of the modal or add a language, with a glossary. For people who change the modal itself.',
  'docs/troubleshooting.md':
    'The five common problems of a first page; each error code and console message with its cause and what to do.',
  'docs/usage.md':
    'Listening and asking in JavaScript, JSON settings, lists of wallets, connectors, the account, sources of your own, several modals.',
  'docs/versions.md':
    'What a version number promises, supported browsers, Node and frameworks, and checking the files you ship.',
  'docs/wallets.md':
    'Which wallets the list shows, in what order, wallets of your own, and why one is missing.',
  'docs/without-a-vendor.md':
    'services="open": balances, history, swaps and a list of wallets with no account anywhere.',
  'examples/angular/index.md': 'Angular with signals, rendered when it is built.',
  'examples/next/index.md': 'Next with the app router, rendered on the server.',
  'examples/nuxt/index.md': 'Nuxt, rendered on the server.',
  'examples/plain/index.md': 'A script tag and one file of JavaScript, no bundler.',
  'examples/react/index.md': 'React with Vite and TypeScript: components and hooks.',
  'examples/relay/index.md': 'A relay of your own, which passes messages between pages and wallet apps.',
  'examples/siwe-server/index.md':
    'A server that signs visitors in with their wallet: the routes, accounts with keys, smart accounts and Solana.',
  'examples/solid/index.md': 'Solid with Vite.',
  'examples/svelte/index.md': 'Svelte with Vite: runes.',
  'examples/sveltekit/index.md': 'SvelteKit with its Node adapter, rendered on the server.',
  'examples/vue/index.md': 'Vue with Vite: composables.',
  'examples/wagmi/index.md': 'wagmi’s hooks with the connector, and signing a message.',
  'examples/index.md': 'Complete sites for each host: which there are, how to run one, and how to copy one.',
  'measuring.md': 'The scripts that measured the figures.',
};
