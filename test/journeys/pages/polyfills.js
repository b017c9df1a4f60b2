// Polyfills that replace browser functions: sites of their time loaded them everywhere.
import Bluebird from 'bluebird';

window.Promise = Bluebird;
window.fetch = undefined;
await import('whatwg-fetch');
