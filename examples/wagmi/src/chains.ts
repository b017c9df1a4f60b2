// The local network of `npm run examples`. Put your own here.
export const rpcUrl = '/rpc/31337';

export const chains = [
  {
    id: 'eip155:31337',
    name: 'Sandbox One',
    rpcUrl,
    nativeCurrency: { name: 'Sandbox Ether', symbol: 'ETH', decimals: 18 },
  },
];
