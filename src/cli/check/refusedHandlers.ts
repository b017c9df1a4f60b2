import { type InlineHandler, inlineHandlers } from '../page/inlineHandlers.js';
import type { Page } from '../page/parsePage.js';
import { allowsHash, allowsInline } from './allowsScript.js';
import type { Finding } from './finding.js';
import type { FoundPolicy } from './parsePolicies.js';

const FALLBACKS = ['script-src-attr', 'script-src', 'default-src'];

/** Whether a policy allows a script in an attribute. */
function allowsHandler({ directives }: FoundPolicy, { code }: InlineHandler): boolean {
  const name = FALLBACKS.find((one) => directives.has(one));
  const sources = name === undefined ? undefined : directives.get(name);
  if (sources === undefined || allowsInline(sources)) return true;
  return sources.includes("'unsafe-hashes'") && allowsHash(sources, code);
}

/** The scripts in attributes that the policies of a page block. */
export function refusedHandlers(policies: readonly FoundPolicy[], page: Page): readonly Finding[] {
  const [first, ...others] = inlineHandlers(page.elements).filter(
    (handler) => !policies.every((policy) => allowsHandler(policy, handler)),
  );
  if (!first) return [];
  const more = others.length > 0 ? `, and ${others.length} more like it` : '';
  return [
    {
      level: 'problem',
      subject: 'Policy',
      line: first.element.line,
      what: `script-src does not allow ${first.attribute}="…" of <${first.element.name}>${more}.`,
      fix: 'Move it into a script that adds a listener. Policies allow a script in an attribute only with words that allow attackers the same.',
    },
  ];
}
