// Compiles the documents' samples in the official template of their framework, with the packed package.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { installTemplates, packedFile } from '../../scripts/lib/sites.mjs';
import {
  compileForAngular,
  compileInTemplate,
  problemsOfTypes,
  samplesFor,
  templates,
} from './support/templates.mjs';

const installed = installTemplates();

describe('the types of the package', () => {
  it('are found at every entry, by old and new TypeScript (attw)', async () => {
    assert.equal(await problemsOfTypes(await installed, packedFile()), undefined);
  });
});

describe('in the official template', () => {
  for (const name of Object.keys(templates))
    it(`the samples for ${name} compile, and the tags take what their framework sets`, async () => {
      assert.notEqual(samplesFor(name).length, 0);
      assert.equal(await compileInTemplate(name, await installed), undefined);
    });
});

describe('with the compiler of Angular', () => {
  it("the playground's code compiles, and no text became an expression", async () => {
    const { problems, code } = await compileForAngular(await installed);
    assert.equal(problems, undefined);
    assert.ok(!code.includes('interpolate'));
  });
});
