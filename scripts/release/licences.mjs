import { readJson } from '../lib/files.mjs';
import { bundledPackages } from '../lib/notices.mjs';

/**
 * Licences that allow what this package does with code: to publish it as part of files under the MIT licence. MPL-2.0
 * does, as long as the code itself is unchanged and whoever gets it is told where its source is: in
 * THIRD-PARTY-NOTICES.md.
 */
const accepted = [
  'MIT',
  'Apache-2.0',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'BlueOak-1.0.0',
  'MPL-2.0',
];

/** The bundled packages: `{ folder, name, version, license }`. */
export const bundled = () =>
  bundledPackages().map((folder) => {
    const { name, version, license } = readJson(`${folder}/package.json`);
    return { folder, name, version, license };
  });

/** Whether an SPDX expression is fine: each of several that hold, or one of several to choose from. */
function isAccepted(license = '') {
  const plain = license.replace(/^\((.*)\)$/, '$1');
  const isKnown = (one) => accepted.includes(one);
  return plain.split(' AND ').every(isKnown) || plain.split(' OR ').some(isKnown);
}

/** What is wrong with the licences of packages. */
export const licenceProblems = (packages) =>
  packages
    .filter(({ license }) => !isAccepted(license))
    .map(
      ({ name, version, license = 'none' }) =>
        `${name} ${version} is bundled, and its licence (${license}) is none of those in scripts/release/licences.mjs.`,
    );
