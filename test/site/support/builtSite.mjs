import { existsSync } from 'node:fs';
import { at, filesUnder, readText } from '../../../scripts/lib/files.mjs';

export const FOLDER = 'site/.vitepress/dist';

if (!existsSync(at(`${FOLDER}/index.html`))) throw new Error('Build the site first: npm run site:build');

/** The built site's files with this ending, relative to it. */
export const builtFiles = (ending) =>
  filesUnder(FOLDER, (path) => path.endsWith(ending)).map((path) => path.slice(FOLDER.length + 1));

export const readBuilt = (path) => readText(`${FOLDER}/${path}`);
export const isBuilt = (path) => existsSync(at(`${FOLDER}/${path}`));
