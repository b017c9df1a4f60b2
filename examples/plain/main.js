const byId = (id) => document.getElementById(id);
const wallet = byId('wallet');
const modal = document.querySelector('wallet-modal');

// A property: the local network of `npm run examples`. Put your own here.
modal.chains = [
  {
    id: 'eip155:31337',
    name: 'Sandbox One',
    rpcUrl: '/rpc/31337',
    nativeCurrency: { name: 'Sandbox Ether', symbol: 'ETH', decimals: 18 },
  },
];

// An event.
modal.addEventListener('wallet-connected', ({ detail }) => {
  byId('news').textContent = `Connected with ${detail.connector.name}.`;
});

// The state, now and whenever it changes. The module that defines the tag has run before this one.
modal.subscribe(({ address }) => {
  byId('address').textContent = address ?? 'none';
  byId('disconnect').disabled = !address;
});

// A method.
byId('disconnect').addEventListener('click', () => modal.disconnect());

// The tags may leave the page at any time, and come back. An element that comes back open would open again.
byId('shown').addEventListener('change', ({ target }) => {
  if (target.checked) target.parentElement.after(wallet);
  else {
    wallet.remove();
    modal.close();
  }
});
