// `npm run surface`: compares the public names and types with those recorded in test/surface/surface.json, and prints the kind
// of version that each difference needs.
//   --write      records them
//   --since=TAG  compares with the record in the commit of a tag
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { at, readJson } from './lib/files.mjs';
import { showHelp } from './lib/showHelp.mjs';
import { compareSurfaces, describeDifferences } from './surface/compareSurfaces.mjs';
import { readSurface } from './surface/readSurface.mjs';

showHelp(import.meta.url);

const FILE = 'test/surface/surface.json';
const { values: flags } = parseArgs({ options: { write: { type: 'boolean' }, since: { type: 'string' } } });

const surface = await readSurface();
if (flags.write) writeFileSync(at(FILE), `${JSON.stringify(surface, null, 2)}\n`);
else {
  const recorded = flags.since
    ? JSON.parse(execFileSync('git', ['show', `${flags.since}:${FILE}`], { cwd: at(), encoding: 'utf8' }))
    : readJson(FILE);
  const differences = compareSurfaces(recorded, surface);
  console.log(describeDifferences(differences) ?? 'Nothing differs: a patch.');
  if (!flags.since && differences.length) process.exitCode = 1;
}
