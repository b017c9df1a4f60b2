import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { integrityFile } from '../../scripts/build/integrity.mjs';
import { sourceNotice } from '../../scripts/lib/notices.mjs';
import { licenceProblems } from '../../scripts/release/licences.mjs';
import {
  leaksIn,
  namedMaps,
  orphanMaps,
  sizeProblems,
  strayFiles,
} from '../../scripts/release/packageFiles.mjs';
import { bundledLock, sbomProblems } from '../../scripts/release/sbom.mjs';
import { summary } from '../../scripts/release/summary.mjs';
import {
  distTagOf,
  lastRelease,
  notesOf,
  stepProblem,
  versionProblems,
} from '../../scripts/release/versions.mjs';

describe('the content of the package', () => {
  it('is what was meant to be published', () => {
    const stray = [
      'src/index.ts',
      'dist/demo/demo.js',
      'examples/vue/.env',
      'examples/vue/key.pem',
      'docs/x.html',
    ];
    const meant = [
      'dist/wallet-modal.js',
      'dist/chunks/a-b1.js.map',
      'docs/usage.md',
      'examples/vue/.env.example',
    ];
    assert.deepEqual(strayFiles([...meant, ...stray]), stray);
  });

  it('has every map that a file names, and no other', () => {
    const files = {
      'dist/a.js': 'a\n//# sourceMappingURL=a.js.map\n',
      'dist/chunks/b.js': 'b\n//# sourceMappingURL=b.js.map\n',
      'dist/c.js': 'c\n',
      'docs/d.md': '//# sourceMappingURL=d.js.map\n',
    };
    assert.deepEqual(
      namedMaps(Object.keys(files), (path) => files[path]),
      ['dist/a.js.map', 'dist/chunks/b.js.map'],
    );
    assert.deepEqual(orphanMaps(['dist/a.js', 'dist/a.js.map', 'dist/b.js.map']), ['dist/b.js.map']);
  });

  for (const [text, expected] of [
    ['an address of https://registry.npmjs.org/', []],
    ['//registry.npmjs.org/:_authToken=$NODE_AUTH_TOKEN', []],
    [`//registry.npmjs.org/:_authToken=abc`, ['an npm login']],
    [`token = 'npm_${'a1'.repeat(18)}'`, ['a token of npm']],
    [`ghp_${'a1'.repeat(18)}`, ['a token of GitHub']],
    ['AKIAABCDEFGHIJKLMNOP', ['a key of AWS']],
    [`-----BEGIN ${'EC '}PRIVATE KEY-----`, ['a private key']],
    ['file:///home/me/src/a.ts', ['the folder /home/me/']],
  ]) {
    it(`is looked through: ${text.slice(0, 40)}`, () =>
      assert.deepEqual(leaksIn(text, ['/home/me/']), expected));
  }

  it('has a size that nothing has got into', () => {
    const limits = { packed: 2, unpacked: 4 };
    assert.deepEqual(sizeProblems({ size: 2 ** 21, unpackedSize: 2 ** 22 }, limits), []);
    assert.deepEqual(sizeProblems({ size: 3 * 2 ** 20, unpackedSize: 2 ** 22 }, limits), [
      'The package has 3.0 MB packed. The limit is 2 MB, in scripts/release/packageFiles.mjs.',
    ]);
  });
});

describe('the version', () => {
  const right = {
    version: '1.2.0',
    lock: { version: '1.2.0', packages: { '': { version: '1.2.0' } } },
    source: "export const VERSION = '1.2.0';",
    changelog:
      '# Changelog\n\n## Unreleased\n\nMore.\n\n## 1.2.0 (2027-01-02)\n\n### Added\n\n- This.\n\n## 1.1.0\n\nThat.\n',
  };
  for (const [title, change, expected] of [
    ['is the same everywhere', {}, /^$/],
    ['fits its tag', { tag: 'v1.2.0' }, /^$/],
    ['differs from its tag', { tag: 'v1.2.1' }, /^The tag is v1\.2\.1, and package\.json says 1\.2\.0/],
    ['is no version', { version: '1.2' }, /^The version 1\.2 in package\.json is neither/],
    [
      'is another one in the lock file',
      { lock: { ...right.lock, version: '1.1.0' } },
      /^package-lock\.json says 1\.1\.0 and 1\.2\.0/,
    ],
    [
      'is another one in the sources',
      { source: "'1.2.0-rc.1'" },
      /^src\/lib\/version\.ts does not say 1\.2\.0/,
    ],
    [
      'is another one in an example',
      {
        texts: {
          'a.json': 'file:../wallet-modal-1.2.0.tgz',
          'b.json': 'file:../wallet-modal-1.2.0-rc.1.tgz',
        },
      },
      /^b\.json names wallet-modal-1\.2\.0-rc\.1\.tgz, not 1\.2\.0\.$/,
    ],
    [
      'has no text in the changelog',
      { changelog: '## 1.2.0\n\n## 1.1.0\n\nThat.\n' },
      /^CHANGELOG\.md has no text under/,
    ],
  ]) {
    it(title, () => assert.match(versionProblems({ ...right, ...change }).join('\n'), expected));
  }

  it('has notes up to those of the version before', () => {
    assert.equal(notesOf(right.changelog, '1.2.0'), '### Added\n\n- This.');
    assert.equal(notesOf(right.changelog, '1.1.0'), 'That.');
    assert.equal(notesOf(right.changelog, '1.2'), undefined);
  });

  it('is offered to everybody only if it is no candidate', () => {
    assert.equal(distTagOf('1.0.0'), 'latest');
    assert.equal(distTagOf('1.0.0-rc.1'), 'next');
  });

  it('comes after the last one that is no candidate', () => {
    const tags = ['v1.9.0', 'v1.10.0', 'v1.10.0-rc.1', 'v2.0.0-rc.1', 'other', ''];
    assert.equal(lastRelease(tags, '2.0.0-rc.1'), '1.10.0');
    assert.equal(lastRelease(tags, '1.10.0'), '1.9.0');
    assert.equal(lastRelease(['v1.0.0-rc.1'], '1.0.0'), undefined);
  });

  for (const [before, after, level, isFine] of [
    ['1.0.0', '1.0.1', 'patch', true],
    ['1.0.0', '1.0.1', 'minor', false],
    ['1.0.0', '1.1.0', 'minor', true],
    ['1.0.0', '1.1.0-rc.1', 'minor', true],
    ['1.0.0', '1.1.0', 'major', false],
    ['1.4.2', '2.0.0', 'major', true],
    ['1.4.2', '1.4.2', 'patch', false],
  ]) {
    it(`${after} after ${before} ${isFine ? 'may' : 'must not'} have a ${level} change`, () => {
      const problem = stepProblem(before, after, level);
      if (isFine) assert.equal(problem, undefined);
      else assert.match(problem, /npm run surface -- --since=v/);
    });
  }
});

describe('what is bundled', () => {
  const packages = [
    { folder: 'node_modules/@a/b', name: '@a/b', version: '1.0.0', license: 'MIT' },
    { folder: 'node_modules/c/node_modules/@a/b', name: '@a/b', version: '2.0.0', license: 'ISC' },
  ];

  it('has licences that allow it', () => {
    const of = (license) => licenceProblems([{ name: 'a', version: '1.0.0', license }]).length;
    assert.deepEqual(
      ['MIT', '(Apache-2.0 AND MIT)', '(GPL-3.0 OR MIT)', 'MIT AND GPL-3.0', 'GPL-3.0', undefined].map(of),
      [0, 0, 0, 1, 1, 1],
    );
  });

  it('has its source named, if its licence asks for that', () => {
    const evm = { name: '@ethereumjs/evm', version: '10.1.3', license: 'MPL-2.0' };
    assert.equal(sourceNotice(evm), 'Source: https://registry.npmjs.org/@ethereumjs/evm/-/evm-10.1.3.tgz');
    assert.equal(sourceNotice({ ...evm, license: 'MIT' }), undefined);
  });

  it('is all that the SBOM is made from, in each of its versions', () => {
    const found = { resolved: 'https://registry.npmjs.org/x.tgz', integrity: 'sha512-x', dev: true };
    const lock = { packages: Object.fromEntries(packages.map(({ folder }) => [folder, found])) };
    const made = bundledLock(
      { name: 'w', version: '3.0.0', license: 'MIT', devDependencies: { d: '1' } },
      packages,
      lock,
    );
    assert.deepEqual(made.manifest.dependencies, { '@a/b': '1.0.0', '@a/b-2.0.0': 'npm:@a/b@2.0.0' });
    assert.deepEqual(Object.keys(made.lock.packages), ['', 'node_modules/@a/b', 'node_modules/@a/b-2.0.0']);
    assert.throws(
      () => bundledLock({}, packages, { packages: {} }),
      /node_modules\/@a\/b is bundled.*npm install/,
    );
  });

  it('is in the SBOM', () => {
    const components = [{ purl: 'pkg:npm/%40a/b@1.0.0' }];
    assert.deepEqual(sbomProblems({ bomFormat: 'CycloneDX', components }, packages), [
      'The SBOM lacks @a/b 2.0.0.',
    ]);
    assert.deepEqual(sbomProblems({}, []), ['npm sbom made no CycloneDX file.']);
  });
});

describe('dist/integrity.json', () => {
  const files = { 'chunks/a-1.js': 'sha384-A', 'wallet-modal.js': 'sha384-B' };
  const tags = {
    folder: 'https://cdn.example/',
    script: '<script></script>',
    scriptSrc: "'sha256-x'",
    importMap: { imports: { a: 'b' }, integrity: { b: 'sha384-B' } },
  };
  const text = integrityFile('1.2.3', files, tags);

  it('has the hashes of a version, and its tags', () =>
    assert.deepEqual(JSON.parse(text), { version: '1.2.3', files, ...tags }));

  it('has the map in one line, as a program would write it', () => {
    const line = /^ {2}"importMap": (.+)$/m.exec(text)[1];
    assert.equal(line, '{"imports":{"a":"b"},"integrity":{"b":"sha384-B"}}');
  });
});

describe('the end of a release', () => {
  const known = {
    version: '1.0.0-rc.1',
    commit: '0123456789abcdef0123456789abcdef01234567',
    filename: 'wallet-modal-1.0.0-rc.1.tgz',
    hash: 'sha512-abc',
    distTag: 'next',
    folder: '.cache/release',
    tags: {
      script: '<script src="x"></script>',
      scriptSrc: "'sha256-x'",
      importMap: { integrity: { a: 'b' } },
    },
  };

  it('says what would be published, and that nothing was', () => {
    const said = summary(known);
    for (const part of [
      'wallet-modal@1.0.0-rc.1, under the tag "next"',
      'sha512-abc',
      '{ … 1 hashes … }',
      "script-src 'self' https://cdn.jsdelivr.net 'sha256-x'",
      'Nothing was published.',
      'git tag v1.0.0-rc.1 0123456789ab',
    ])
      assert.ok(said.includes(part), part);
    assert.ok(!said.includes('Before that'));
    assert.ok(summary({ ...known, isTagged: true }).endsWith('The workflow publishes it next.\n'));
    assert.match(
      summary({ ...known, missing: 'A thing is missing.' }),
      /Before that: A thing is missing\.\n$/,
    );
  });
});
