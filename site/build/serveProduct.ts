import { createReadStream, existsSync, statSync } from 'node:fs';
import { extname, join, normalize } from 'node:path';
import type { Plugin } from 'vitepress';

const FOLDER = '/wallet-modal/';

/** Serves the built product from the development server. The build copies it instead. */
export function serveProduct(repository: string): Plugin {
  return {
    name: 'serve-product',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const path = normalize(decodeURI(new URL(request.url ?? '/', 'http://localhost').pathname));
        const file = join(repository, 'dist', path.slice(FOLDER.length));
        if (!path.startsWith(FOLDER) || extname(file) !== '.js') return next();
        if (!existsSync(file) || !statSync(file).isFile()) return next();
        response.setHeader('content-type', 'text/javascript');
        createReadStream(file).pipe(response);
      });
    },
  };
}
