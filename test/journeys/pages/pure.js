import { register } from '/dist/pure.js';

window.before = Boolean(customElements.get('wallet-modal'));
register();
