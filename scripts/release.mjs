// `npm run release -- --dry-run`: everything that has to be true of a version before it is published: clean tree, tests,
// two builds that are the same, content, types, licences, SBOM, hashes, notes. Then what would be published, and the tags
// for a CDN. Leaves the files in .cache/release. Publishes nothing: the workflow does, from a tag.
//   --dry-run  accepts that package.json has no repository yet, which publishing with provenance needs
//   --tested   the tests have passed on this commit: they are not run again
import { parseArgs } from 'node:util';
import { readJson } from './lib/files.mjs';
import { showHelp } from './lib/showHelp.mjs';
import { FOLDER_NAME, leave, steps } from './release/steps.mjs';
import { summary } from './release/summary.mjs';
import { distTagOf } from './release/versions.mjs';

showHelp(import.meta.url);

const { values: flags } = parseArgs({
  options: { 'dry-run': { type: 'boolean' }, tested: { type: 'boolean' } },
});
const { repository } = readJson('package.json');
const lacksRepository =
  !repository && 'package.json has no "repository". npm compares it with where the workflow runs.';
let known = { isTested: flags.tested === true };

try {
  if (lacksRepository && !flags['dry-run']) throw new Error(lacksRepository);
  for (const [title, step] of steps) {
    const { said, ...more } = await step(known);
    known = { ...known, ...more };
    console.log(`✔ ${title}: ${said}`);
  }
  const distTag = distTagOf(known.version);
  leave('dist-tag', distTag);
  leave(
    'tags.html',
    `<script type="importmap">${JSON.stringify(known.tags.importMap)}</script>\n${known.tags.script}\n`,
  );
  console.log(
    summary({
      ...known,
      distTag,
      folder: FOLDER_NAME,
      missing: lacksRepository || undefined,
      isTagged: process.env.GITHUB_REF_TYPE === 'tag',
    }),
  );
} catch (error) {
  console.error(`\n✖ ${error.message}\n\nNothing was published.`);
  process.exitCode = 1;
}
