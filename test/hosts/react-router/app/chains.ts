// The local network of `npm run examples`. Put your own here.
export const chains = [
  {
    id: 'eip155:31337',
    name: 'Sandbox One',
    rpcUrl: '/rpc/31337',
    nativeCurrency: { name: 'Sandbox Ether', symbol: 'ETH', decimals: 18 },
  },
];
