/** Every text of the sandbox that a person or a developer reads in the browser. */
export const texts = {
  walletName: 'Sandbox Wallet',

  // The prompt
  notice: 'Sandbox wallet for tests. Its keys are public and it holds no real funds.',
  approve: 'Approve',
  reject: 'Reject',
  unlock: 'Unlock',
  site: 'Site',
  method: 'Request',
  network: 'Network',
  account: 'Account',
  waiting: (position: number, count: number) => `${position} of ${count} requests`,
  titles: {
    connect: 'Connect to this site?',
    unlock: 'The wallet is locked',
    message: 'Sign this message?',
    'typed-data': 'Sign this data?',
    transaction: 'Send this transaction?',
    'switch-network': 'Switch network?',
    'add-network': 'Add this network?',
    'watch-asset': 'Watch this token?',
  },
  connect: {
    choose: 'Accounts to share',
    none: 'Choose at least one account.',
    explain: 'The site will see the addresses and can ask you to sign.',
  },
  unlockExplain: 'A site wants to use the wallet.',
  message: 'Message',
  domainWarning: (asked: string, site: string) =>
    `The message says that it is for ${asked}, but this site is ${site}.`,
  typedData: { domain: 'Domain', type: 'Type', content: 'Content' },
  transaction: {
    to: 'To',
    creates: 'creates a contract',
    value: 'Amount',
    fee: 'Network fee, at most',
    data: 'Data',
    tokens: (amount: string, symbol: string, to: string) => `${amount} ${symbol} to ${to}`,
    transfer: 'Token transfer',
    willFail: (reason: string) => `This transaction would fail: ${reason}`,
  },
  switchNetwork: { from: 'From', to: 'To' },
  addNetwork: {
    name: 'Name',
    chainId: 'Chain id',
    rpcUrl: 'RPC URL',
    currency: 'Currency',
    explorer: 'Block explorer',
  },
  asset: { type: 'Type', address: 'Address', symbol: 'Symbol', decimals: 'Decimals' },

  // Errors, in the words that wallets use
  errors: {
    rejected: 'User rejected the request.',
    unauthorized: 'The requested account and/or method has not been authorized by the user.',
    unsupported: (method: string) => `The method "${method}" is not supported by this wallet.`,
    disconnected: 'The wallet is disconnected from all chains.',
    unknownChain: (chainId: string) =>
      `Unrecognized chain ID "${chainId}". Try adding the chain using wallet_addEthereumChain first.`,
    internal: 'Internal JSON-RPC error.',
    pending: (method: string, origin: string) =>
      `Request of type '${method}' already pending for origin ${origin}. Please wait.`,
    invalidRequest: 'Expected a single, non-array, object argument with a non-empty string "method".',
    invalidParams: (what: string) => `Invalid params: ${what}`,
    chainMismatch: (given: string, active: string) =>
      `Provided chainId "${given}" must match the active chainId "${active}"`,
    rpcChainMismatch: (given: string, answered: string) =>
      `Chain ID returned by RPC URL (${answered}) does not match ${given}`,
    rpcUnreachable: (url: string) => `Request for method 'eth_chainId' on ${url} failed`,
    fetchFailed: 'Failed to fetch',
    httpStatus: (status: number) => `Non-200 status code: '${status}'`,
    rateLimited: 'Request is being rate limited.',
    notJson: 'The network answered with something that is not JSON.',
    noPrompt: 'The policy "ask" needs a page to draw the prompt in. Use "approve", "reject" or a script.',
    noSuchAccount: (address: string) => `The sandbox wallet has no account ${address}.`,
    noSuchChain: (id: string) => `The sandbox wallet does not know the network ${id}.`,
    noChains: 'A sandbox wallet needs at least one chain.',
    noKeys: 'A sandbox wallet needs at least one key.',
  },
} as const;
