import axe from 'axe-core';

// Rules for whole pages. These tests check only parts of one.
const forWholePages = ['region', 'page-has-heading-one', 'landmark-one-main'];

/** Fails with readable text when axe finds a violation in this element, document or shadow root. */
export async function expectAccessible(root: Element | Document | ShadowRoot): Promise<void> {
  const { violations } = await axe.run(root instanceof ShadowRoot ? root.host : root, {
    resultTypes: ['violations'],
    rules: Object.fromEntries(forWholePages.map((rule) => [rule, { enabled: false }])),
    // Style sheets are adopted, so there is nothing to preload.
    preload: false,
  });
  if (violations.length) throw new Error(violations.map(describeViolation).join('\n\n'));
}

function describeViolation({ id, impact, help, helpUrl, nodes }: axe.Result): string {
  const places = nodes.map(({ target, html, failureSummary }) =>
    [`  ${target.flat().join(' > ')}`, html, ...(failureSummary ?? '').split('\n')].join('\n    '),
  );
  return [`${impact ?? 'minor'}: ${help} (${id}, ${helpUrl})`, ...places].join('\n');
}
