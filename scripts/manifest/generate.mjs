import { existsSync } from 'node:fs';
import { at, readText } from '../lib/files.mjs';
import { createManifest } from './createManifest.mjs';
import { cssData, htmlData } from './editorData.mjs';
import { withReference } from './reference.mjs';

const json = (value) => `${JSON.stringify(value, null, 2)}\n`;

/** Every file generated from the public surface, as pairs of path and text. */
export function generate() {
  const manifest = createManifest();
  return [
    ['custom-elements.json', json(manifest)],
    ['editor/html-custom-data.json', json(htmlData(manifest))],
    ['editor/css-custom-data.json', json(cssData(manifest))],
    ['docs/reference.md', withReference(readText('docs/reference.md'), manifest)],
  ];
}

/** The paths of generated files that are out of date. */
export const outdated = () =>
  generate()
    .filter(([path, text]) => !existsSync(at(path)) || readText(path) !== text)
    .map(([path]) => path);
