import { UNKNOWN_URL } from '../input/readInput.js';
import type { PageElement } from '../page/pageElement.js';
import type { Page } from '../page/parsePage.js';
import { type Need, SELF } from '../policy/need.js';
import { ONLY_IN_HEADERS } from '../policy/policyOf.js';
import { allowsInline } from './allowsScript.js';
import { allowsSource, sourcesFor } from './allowsSource.js';
import type { Finding } from './finding.js';
import { type FoundPolicy, parsePolicies } from './parsePolicies.js';
import { refusedHandlers } from './refusedHandlers.js';
import { refusedScripts } from './refusedScripts.js';

const isPolicy = (element: PageElement) =>
  element.name === 'meta' && element.getAttribute('http-equiv')?.toLowerCase() === 'content-security-policy';

const isInHead = ({ parent }: PageElement) => parent?.name === 'head';

/** The policies that apply to a page, from its headers and its tags. */
export function policiesOf(page: Page, headers: Headers | undefined): readonly FoundPolicy[] {
  return [
    ...parsePolicies(headers?.get('content-security-policy') ?? '', { from: 'header' }),
    ...page.elements
      .filter((element) => isPolicy(element) && isInHead(element))
      .flatMap((element) =>
        parsePolicies(element.getAttribute('content') ?? '', { from: 'meta', line: element.line }),
      ),
  ];
}

/** Finds policies of a page that block its modals, or that allow more than they need. */
export function checkPolicies(
  page: Page,
  headers: Headers | undefined,
  needs: readonly Need[],
): readonly Finding[] {
  const policies = policiesOf(page, headers);
  const ignored = ignoredTags(page);
  if (policies.length === 0) return [...ignored, nonePresent(headers)];
  return [
    ...ignored,
    ...refusedNeeds(policies, needs, page),
    ...refusedScripts(policies, page),
    ...refusedHandlers(policies, page),
    ...policies.flatMap((policy) => [...checkSandbox(policy), ...checkMeta(policy, page)]),
    ...looseScripts(policies),
  ];
}

const ignoredTags = ({ elements }: Page): readonly Finding[] =>
  elements
    .filter((element) => isPolicy(element) && !isInHead(element))
    .map(({ line }) => ({
      level: 'problem',
      subject: 'Policy',
      line,
      what: 'Browsers ignore the policy in this <meta>, because it is not directly in <head>.',
      fix: 'Move it to the top of <head>. What stands before it, such as text, ends <head> early.',
    }));

function nonePresent(headers: Headers | undefined): Finding {
  const isTried = headers?.has('content-security-policy-report-only');
  return {
    level: 'advice',
    subject: 'Policy',
    what: isTried
      ? 'The page has a Content-Security-Policy that only reports, and none that holds.'
      : headers
        ? 'The page has no Content-Security-Policy.'
        : 'The page has no Content-Security-Policy in its tags. Headers are not known of a file.',
    fix: '"wallet-modal csp" with the same page prints the strictest one that works.',
  };
}

function refusedNeeds(
  policies: readonly FoundPolicy[],
  needs: readonly Need[],
  page: Page,
): readonly Finding[] {
  const refused = needs.filter((need) => {
    // The policy may list the page's own host by name.
    if (need.source === SELF && page.url === UNKNOWN_URL) return false;
    return !policies.every((policy) => allowsSource(policy, need, page));
  });
  // One host may serve several features.
  const bySource = new Map<string, Need[]>();
  for (const need of refused) {
    const key = `${need.directive} ${need.source}`;
    const same = bySource.get(key);
    if (same) same.push(need);
    else bySource.set(key, [need]);
  }
  return [...bySource].map(([key, same]) => {
    const [directive = '', source = ''] = key.split(' ');
    const told = new Set(
      same.map(({ feature, why, without }) => `${feature}: ${why} Without it: ${without}`),
    );
    const isOptional = same.every((need) => need.isOptional);
    const fix = isThere(policies, directive)
      ? `Add ${source} to ${directive}.`
      : `Add ${directive} with ${source}. It counts instead of default-src, so repeat what else your page needs there.`;
    return {
      level: isOptional ? 'advice' : 'problem',
      subject: 'Policy',
      what: `${refusal(policies, same, page)} ${[...told].join(' ')}`,
      fix: isOptional ? `The modal works without it. To have it: ${fix}` : fix,
    };
  });
}

/** Leaves out the requested path, which may hold a key. */
function refusal(policies: readonly FoundPolicy[], [need]: readonly Need[], page: Page): string {
  if (!need) return '';
  const { directive, source } = need;
  const isHere = policies.every((policy) => allowsSource(policy, { directive, source }, page));
  return isHere
    ? `${directive} allows ${source} with another path only than the one that is asked.`
    : `${directive} does not allow ${source}.`;
}

const isThere = (policies: readonly FoundPolicy[], directive: string): boolean =>
  policies.every(({ directives }) => directives.has(directive));

const SANDBOX = ['allow-scripts', 'allow-same-origin', 'allow-popups', 'allow-forms'];

function checkSandbox({ directives, from }: FoundPolicy): readonly Finding[] {
  const given = from === 'header' ? directives.get('sandbox') : undefined;
  const missing = given ? SANDBOX.filter((word) => !given.includes(word)) : [];
  if (missing.length === 0) return [];
  return [
    {
      level: 'problem',
      subject: 'Policy',
      what: `The policy has "sandbox" without ${missing.join(', ')}.`,
      fix: `Add these words, or leave "sandbox" out: without them, the page has no scripts, storage or windows.`,
    },
  ];
}

function checkMeta({ directives, from, line }: FoundPolicy, { elements }: Page): readonly Finding[] {
  if (from === 'header') return [];
  const ignored = [...directives.keys()].filter((name) => ONLY_IN_HEADERS.includes(name));
  const before = elements.find(
    (element) => element.name === 'script' && (element.line ?? Infinity) < (line ?? 0),
  );
  return [
    ...ignored.map(
      (name): Finding => ({
        level: 'problem',
        subject: 'Policy',
        line,
        what: `Browsers ignore ${name} in a <meta>.`,
        fix: 'Send it as a header.',
      }),
    ),
    ...(before
      ? [
          {
            level: 'advice',
            subject: 'Policy',
            line,
            what: `The policy does not hold for the script in line ${before.line}, which comes first.`,
            fix: 'Put the <meta> first in <head>, or send the policy as a header.',
          } as const,
        ]
      : []),
  ];
}

/** Finds permissions for scripts that no modal needs. */
function looseScripts(policies: readonly FoundPolicy[]): readonly Finding[] {
  const all = policies.map((policy) => sourcesFor(policy, 'script-src'));
  const anything: Finding = {
    level: 'advice',
    subject: 'Policy',
    what: 'The policy lets scripts of any origin run.',
    fix: 'Set script-src to \'self\' and what "wallet-modal csp" prints.',
  };
  if (all.every((sources) => sources === undefined)) return [anything];
  const everywhere = (word: string) =>
    all.every((sources) => sources === undefined || sources.includes(word));
  const words = ["'unsafe-eval'", '*', 'https:', 'http:', 'data:', 'blob:'].filter(everywhere);
  if (all.every((sources) => sources === undefined || allowsInline(sources))) words.push("'unsafe-inline'");
  return words.map((word) => ({
    level: 'advice',
    subject: 'Policy',
    what: `script-src allows ${word}, which the modal does not need, and attackers like.`,
    fix: 'Leave it out, if your own scripts work without it.',
  }));
}
