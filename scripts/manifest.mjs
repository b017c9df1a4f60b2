// `npm run manifest`: generates custom-elements.json, the editor data and docs/reference.md from the sources.
//   --check  writes nothing and fails if one of them is out of date
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { at } from './lib/files.mjs';
import { showHelp } from './lib/showHelp.mjs';
import { generate, outdated } from './manifest/generate.mjs';

showHelp(import.meta.url);

const { values: flags } = parseArgs({ options: { check: { type: 'boolean' } } });

if (flags.check) {
  const problems = outdated();
  for (const path of problems) console.error(`${path} is out of date. npm run manifest puts this right.`);
  process.exitCode = problems.length ? 1 : 0;
} else {
  for (const [path, text] of generate()) {
    mkdirSync(dirname(at(path)), { recursive: true });
    writeFileSync(at(path), text);
  }
}
