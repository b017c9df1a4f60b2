import 'wallet-modal';

const modal = document.querySelector('wallet-modal');
modal.chains = [
  {
    id: 'eip155:31337',
    name: 'Sandbox One',
    rpcUrl: '/rpc/31337',
    nativeCurrency: { name: 'Sandbox Ether', symbol: 'ETH', decimals: 18 },
  },
];
modal.addEventListener('wallet-connected', ({ detail }) => {
  document.querySelector('output').textContent = detail.address;
});
