// Additions of old pages: to prototypes, enumerable as assignments make them, and to the window, as bundlers and loaders
// do.
for (const { prototype } of [Object, Array, Function, String, Number, Promise, HTMLElement]) {
  prototype.extra = function () {
    return this;
  };
  prototype.version = '1.0';
}
BigInt.prototype.toJSON = function () {
  return this.toString();
};
Object.assign(window, {
  name: 'old',
  global: window,
  process: { env: { NODE_ENV: 'production' }, version: 'v0.10', browser: true, nextTick: setTimeout },
  Buffer: Object.assign(() => {}, { isBuffer: () => true, from: () => ({}), concat: () => ({}) }),
  module: { exports: {} },
  exports: {},
  require: () => {
    throw new Error('Not loaded');
  },
  define: Object.assign(() => {}, { amd: {} }),
  $: () => undefined,
  React: { version: '0.13', createElement: () => undefined },
});
