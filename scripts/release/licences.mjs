import { readJson } from '../lib/files.mjs';
import { bundledPackages } from '../lib/notices.mjs';

/**
 * Licences that allow publishing the code as part of files under the MIT licence, as this package does. MPL-2.0 does, as long
 * as the code itself is unchanged and recipients are told where its source is: in THIRD-PARTY-NOTICES.md.
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

/** Whether an SPDX expression is accepted: all parts of an AND, or one part of an OR. */
function isAccepted(license = '') {
  const plain = license.replace(/^\((.*)\)$/, '$1');
  const isKnown = (one) => accepted.includes(one);
  return plain.split(' AND ').every(isKnown) || plain.split(' OR ').some(isKnown);
}

/** The problems with the licences of packages. */
export const licenceProblems = (packages) =>
  packages
    .filter(({ license }) => !isAccepted(license))
    .map(
      ({ name, version, license = 'none' }) =>
        `${name} ${version} is bundled, and its licence (${license}) is none of those in scripts/release/licences.mjs.`,
    );
