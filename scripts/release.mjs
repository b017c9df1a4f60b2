// `npm run release -- --dry-run`: checks everything that a version needs before publishing: clean tree, tests, two identical
// builds, content, types, licences, SBOM, hashes, notes. Then prints the package to publish and the tags for a CDN. Leaves the
// files in .cache/release. Publishes nothing: the workflow does, from a tag.
//   --dry-run  accepts a package.json without a repository, which publishing with provenance needs
//   --tested   skips the tests, because they have passed on this commit
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
