import { bundled } from '../tools/bundled.mjs';

/** What `wallet-modal/sandbox/node` exports, without a build. */
export const sandboxNode = await bundled('src/sandbox/node/index.ts');
