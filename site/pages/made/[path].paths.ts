import { fileURLToPath } from 'node:url';
import { makePages } from '../../build/makePages.ts';

export default {
  paths: () => makePages(fileURLToPath(new URL('../../..', import.meta.url))),
};
