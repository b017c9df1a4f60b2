/** Fixes ES builds of packages that don't work in bundles for Node. */
export const inNode = () => ({
  name: 'in-node',
  resolveId(id, importer) {
    // The Node version starts workers from files beside it. Nothing is logged, so the small version is enough.
    return id === 'pino' ? this.resolve('pino/browser.js', importer) : null;
  },
  transform(code, id) {
    if (!id.endsWith('/jsonrpc-ws-connection/dist/index.es.js')) return null;
    // ES modules have no `require`.
    return { code: `import ws from 'ws';${code.replace('require("ws")', 'ws')}`, map: null };
  },
});
