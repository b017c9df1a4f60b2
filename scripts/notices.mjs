// `npm run notices`: generates THIRD-PARTY-NOTICES.md, the licences of the packages bundled into dist.
//   --check  writes nothing and fails when it is out of date
import { existsSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { at, readText } from './lib/files.mjs';
import { notices } from './lib/notices.mjs';
import { showHelp } from './lib/showHelp.mjs';

showHelp(import.meta.url);

const FILE = 'THIRD-PARTY-NOTICES.md';
const { values: flags } = parseArgs({ options: { check: { type: 'boolean' } } });

const text = notices();
if (!flags.check) writeFileSync(at(FILE), text);
else if (!existsSync(at(FILE)) || readText(FILE) !== text) {
  console.error(`${FILE} is out of date. npm run notices puts this right.`);
  process.exitCode = 1;
}
