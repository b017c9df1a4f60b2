import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { at, readJson } from '../../scripts/lib/files.mjs';

// Later versions of these aren't under an open source licence.
const pinned = {
  '@walletconnect/core': '2.21.8',
  '@walletconnect/sign-client': '2.21.8',
  '@walletconnect/types': '2.21.8',
  '@walletconnect/universal-provider': '2.21.8',
  '@walletconnect/utils': '2.21.8',
};
const openLicences = ['MIT', 'Apache-2.0', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'BlueOak-1.0.0'];

/** Problems of one installed package: `{ name, version, licence, licenceText }`. */
function checkPackage({ name, version, licence, licenceText }) {
  const problems = [];
  if (!/^\d+\.\d+\.\d+$/.test(version)) problems.push(`${name} is not at an exact version: ${version}`);
  const wanted = pinned[name];
  if (wanted && version !== wanted) problems.push(`${name} is ${version}, not ${wanted}`);
  if (!openLicences.includes(licence)) problems.push(`${name} ${version} has the licence ${licence}`);
  if (/community licen[cs]e/i.test(licenceText)) problems.push(`${name} ${version} has a community licence`);
  return problems;
}

/** Every place where a WalletConnect package is installed. */
function installedPackages(lock) {
  return Object.entries(lock.packages)
    .filter(([path]) => /node_modules\/@walletconnect\/[^/]+$/.test(path) && existsSync(at(path)))
    .map(([path, { version }]) => {
      const file = readdirSync(at(path)).find((name) => /^licen[cs]e/i.test(name));
      return {
        name: path.replace(/.*node_modules\//, ''),
        version,
        licence: readJson(`${path}/package.json`).license,
        licenceText: file ? readFileSync(at(`${path}/${file}`), 'utf8') : '',
      };
    });
}

/** Optional packages that the lock file lists but does not resolve. */
function missingPlatforms({ packages }) {
  const names = new Set(Object.keys(packages).map((path) => path.replace(/^.*node_modules\//, '')));
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !names.has(name))
      .map((name) => `${name} of ${path}`),
  );
}

/** The manifests' dependencies without a fixed version, as pairs of name and version. */
const looseVersions = (manifests) =>
  manifests
    .flatMap((one) => [one.dependencies, one.devDependencies, one.optionalDependencies])
    .flatMap((versions = {}) => Object.entries(versions))
    .filter(([, version]) => !/^(npm:[\w@/-]+@)?\d+\.\d+\.\d+$/.test(version));

/** The WalletConnect packages that must be pinned but aren't installed. */
const missing = (installed) =>
  Object.keys(pinned).filter((name) => !installed.some((one) => one.name === name));

describe('packages', () => {
  const manifest = readJson('package.json');

  it('of WalletConnect are the last versions under an open source licence', () => {
    const installed = installedPackages(readJson('package-lock.json'));
    assert.ok(installed.length > 15, `only ${installed.length} were found`);
    assert.deepEqual(missing(installed), []);
    assert.deepEqual(missing(installed.filter(({ name }) => !name.endsWith('/utils'))), [
      '@walletconnect/utils',
    ]);
    assert.deepEqual(installed.flatMap(checkPackage), []);
  });

  it('have exact versions', () => {
    const manifests = [manifest, ...manifest.workspaces.map((path) => readJson(`${path}/package.json`))];
    assert.deepEqual(looseVersions(manifests), []);
    const dependencies = {
      a: '1.2.3',
      b: 'npm:@a/b@1.2.3',
      c: '^1.2.3',
      d: '1',
      e: 'latest',
      f: 'npm:f@~1.2.3',
    };
    assert.deepEqual(
      looseVersions([{ dependencies }, { optionalDependencies: { g: '*' } }]).map(([name]) => name),
      ['c', 'd', 'e', 'f', 'g'],
    );
  });

  it('of every platform are in the lock file, because "npm ci" requires them', () => {
    assert.deepEqual(missingPlatforms(readJson('package-lock.json')), []);
  });

  it('missing for a platform are reported', () => {
    const tool = { version: '1.0.0', optionalDependencies: { 'tool-linux': '1.0.0', 'tool-mac': '1.0.0' } };
    const packages = { 'node_modules/tool': tool, 'node_modules/tool-linux': { version: '1.0.0' } };
    assert.deepEqual(missingPlatforms({ packages }), ['tool-mac of node_modules/tool']);
  });

  it('are all bundled, so that hosts install none', () => {
    assert.equal(manifest.dependencies, undefined);
  });

  it('with a wrong version or licence are reported', () => {
    const good = {
      name: '@walletconnect/core',
      version: '2.21.8',
      licence: 'Apache-2.0',
      licenceText: 'Apache License',
    };
    assert.deepEqual(checkPackage(good), []);
    assert.deepEqual(checkPackage({ ...good, version: '2.21.9' }), [
      '@walletconnect/core is 2.21.9, not 2.21.8',
    ]);
    assert.equal(checkPackage({ ...good, name: '@walletconnect/time', version: '^1.0.2' }).length, 1);
    assert.equal(checkPackage({ ...good, licence: 'SEE LICENSE IN LICENSE.md' }).length, 1);
    assert.equal(
      checkPackage({ ...good, licenceText: 'WALLETCONNECT COMMUNITY LICENSE AGREEMENT' }).length,
      1,
    );
  });
});
