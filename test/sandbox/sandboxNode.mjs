import { bundled } from '../tools/bundled.mjs';

/** The exports of `wallet-modal/sandbox/node`, without a build. */
export const sandboxNode = await bundled('src/sandbox/node/index.ts');
