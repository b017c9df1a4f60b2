import { readJson } from '../../scripts/lib/files.mjs';
import { bundled } from '../tools/bundled.mjs';
import { configurations } from './playgroundConfigurations.mjs';
import { examples } from './playgroundExamples.mjs';

const { readModel } = await bundled('site/playground/settings.ts');
const { INITIAL, hosts } = await bundled('site/playground/playgroundState.ts');
const { codeFor } = await bundled('site/playground/code/codeFor.ts');
const model = readModel(readJson('custom-elements.json'));

export { hosts };

/** The playground's files for a host: `{ name, language, code }`. */
export const filesFor = (host, configuration) =>
  codeFor(host, { ...INITIAL, ...configuration }, model, examples);

/** The same for all configurations, each in a separate folder: `{ path, language, code }`. */
export const allFilesFor = (host) =>
  Object.entries(configurations).flatMap(([title, configuration]) =>
    filesFor(host, configuration).map(({ name, ...file }) => ({
      path: `playground-${host}/${title.replace(/\W+/g, '-').toLowerCase()}/${name}`,
      ...file,
    })),
  );
