// `npm run release -- --dry-run`: everything that has to be true of a version before it is published: clean tree, tests,
// two builds that are the same, content, types, licences, SBOM, hashes, notes. Then what would be published, and the tags
// for a CDN. Leaves the files in .cache/release. Publishes nothing: the workflow does, from a tag.
//   --dry-run  accepts that package.json has no repository yet, which publishing with provenance needs
//   --tested   the tests have passed on this commit: they are not run again
import { parseArgs } from 'node:util';
import { showHelp } from './lib/showHelp.mjs';
import { steps } from './release/steps.mjs';
import { summary } from './release/summary.mjs';

showHelp(import.meta.url);

const { values: flags } = parseArgs({
  options: { 'dry-run': { type: 'boolean' }, tested: { type: 'boolean' } },
});
let known = {
  isDryRun: flags['dry-run'] === true,
  isTested: flags.tested === true,
  isTagged: process.env.GITHUB_REF_TYPE === 'tag',
};

try {
  for (const [title, step] of steps) {
    const { said, ...more } = await step(known);
    known = { ...known, ...more };
    console.log(`✔ ${title}: ${said}`);
  }
  console.log(summary(known));
} catch (error) {
  console.error(`\n✖ ${error.message}\n\nNothing was published.`);
  process.exitCode = 1;
}
