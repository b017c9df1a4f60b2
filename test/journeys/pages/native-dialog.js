const host = document.querySelector('#host');
document.querySelector('#checkout').addEventListener('click', () => host.showModal());
