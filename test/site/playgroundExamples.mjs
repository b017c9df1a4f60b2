import { basename } from 'node:path';
import { filesUnder, readText } from '../../scripts/lib/files.mjs';

const files = filesUnder('site/playground/examples', (path) => path.endsWith('.ts'));
const nameOf = (path) => basename(path, '.ts');

/** The settings with an example. */
export const exampleNames = files.map(nameOf);

/** The examples' code by setting, as in the playground. */
export const examples = Object.fromEntries(files.map((path) => [nameOf(path), readText(path)]));
