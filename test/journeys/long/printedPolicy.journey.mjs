// The policy that `wallet-modal csp` prints is exact: nothing is blocked with it, and something is blocked without any one of
// its sources.
import assert from 'node:assert/strict';
import { journeys } from '../support/journeys.mjs';
import { withHeaders } from '../support/passOn.mjs';
import { ownFeatures } from '../support/policy/ownFeatures.mjs';
import { connectWallet, wallets } from '../support/policy/parts.mjs';
import { blocks, policyOf, visitPrinted } from '../support/policy/printedPolicy.mjs';
import { webFeatures } from '../support/policy/webFeatures.mjs';

journeys(
  'The printed policy',
  (journey) => {
    for (const [name, feature] of Object.entries({ ...ownFeatures, ...webFeatures })) {
      journey(`lets ${name} work, and no more`, async (tools) => {
        const here = await visitPrinted(tools, feature);
        await feature.walk(here);
        await feature.works(here);
        if (typeof feature.policy === 'string') assert.equal(policyOf(here), feature.policy);
        else assert.match(policyOf(here), feature.policy);
        assert.deepEqual(
          here.site.problems.filter((problem) => problem.startsWith('policy:')),
          [],
        );
        if (feature.isOffline) here.site.excuseEverything();
        for (const { directive, source } of feature.proves) {
          const own = source instanceof RegExp ? source.exec(policyOf(here))[0] : source;
          await blocks(tools, feature, { directive, source: own });
        }
      });
    }

    journey('comes with the permissions of the page and of its sign-in frame', async (tools) => {
      const feature = ownFeatures['signing in by email'];
      const here = await visitPrinted(tools, feature);
      await feature.walk(here);
      const names = ['camera', 'clipboard-read', 'clipboard-write'];
      const { page } = here.site;
      const ofPage = await page.evaluate(
        (names) => names.map((name) => document.featurePolicy.allowsFeature(name)),
        names,
      );
      assert.deepEqual(ofPage, [true, true, true]);
      const ofFrame = await page
        .locator('iframe')
        .evaluate(
          ({ featurePolicy }, names) => names.map((name) => featurePolicy.allowsFeature(name)),
          names,
        );
      assert.deepEqual(ofFrame, [false, false, true]);
    });

    for (const sources of ["'nonce-abc' 'strict-dynamic'", "'nonce-abc'"]) {
      journey(`may be one with script-src ${sources}, as the guide says`, async ({ open, profile }) => {
        const context = await profile();
        const policy = `default-src 'self'; script-src ${sources}; object-src 'none'; base-uri 'none'; require-trusted-types-for 'script'; trusted-types 'none'`;
        await context.route(
          '**/*.html',
          withHeaders(() => ({ 'content-security-policy': policy })),
        );
        const change = (html) => html.replaceAll('<script type="module"', '$& nonce="abc"');
        const site = await open('plain.html', { context, change, wallets });
        await connectWallet(site);
      });
    }
  },
  { mainnet: true },
);
