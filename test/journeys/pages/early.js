// Settings as frameworks apply them to an element that isn't defined yet.
const modal = document.querySelector('wallet-modal');
window.given = {
  chains: [{ id: 'eip155:31337', name: 'Mine' }],
  networks: ['eip155:31337', 'eip155:1'],
  texts: { 'connect.title': 'Choose yours' },
  themeVariables: { '--wallet-modal-accent': 'rgb(10, 100, 10)' },
  appName: 'Early',
  open: false,
};
Object.assign(modal, window.given);
document.querySelector('wallet-button').label = 'Come in';
