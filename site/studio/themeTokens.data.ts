import { fileURLToPath } from 'node:url';
import { themeTokens } from '../build/themeTokens.js';
import type { Token } from './pairs.js';

/** The custom properties of the product's colours. VitePress calls `load` when it builds the site. */
export declare const data: Readonly<Record<Token, string>>;

export default { load: () => themeTokens(fileURLToPath(new URL('../..', import.meta.url))) };
