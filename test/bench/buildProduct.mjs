import { isBuilt } from '../../scripts/lib/isBuilt.mjs';
import { run } from '../../scripts/lib/run.mjs';

/** Builds the product unless the existing build is newer than its sources. */
export async function buildProduct() {
  if (isBuilt()) return;
  console.error('Building first …');
  if ((await run('npm', ['run', '--silent', 'build'])) !== 0) throw new Error('The build failed.');
}
