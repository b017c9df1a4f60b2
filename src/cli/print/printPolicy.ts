import type { PolicyReport } from '../policy/policyReport.js';
import { safeText } from './safeText.js';
import { wrap } from './wrap.js';

/** Formats the result of `csp` for people. */
export function printPolicy(report: PolicyReport): string {
  const { policy, meta, permissionsPolicy, crossOriginOpenerPolicy, permissions, problems, notes } = report;
  const parts = [
    `Content-Security-Policy: ${policy}`,
    `Permissions-Policy: ${permissionsPolicy}`,
    ...(crossOriginOpenerPolicy === undefined
      ? []
      : [`If you send Cross-Origin-Opener-Policy, it must be: ${crossOriginOpenerPolicy}`]),
    [
      'Or as the first tag in <head>, without frame-ancestors, which works as a header only:',
      `  ${meta}`,
    ].join('\n'),
    ['Why', ...reasons(report)].join('\n'),
    [
      'Permissions-Policy',
      ...permissions.map(({ name, why, without }) => entry(name, why, without)),
      wrap(`The modal uses none of ${report.unusedPermissions.join(', ')}: you may forbid them.`, '  '),
    ].join('\n'),
    ...(problems.length > 0 ? [['Settings that cannot be used', ...listed(problems)].join('\n')] : []),
    ['Notes', ...listed(notes)].join('\n'),
  ];
  return safeText(parts.join('\n\n'));
}

const entry = (title: string, why: string, without: string) =>
  `  ${title}\n${wrap(why, '      ')}\n${wrap(`Without it: ${without}`, '      ')}`;

const listed = (texts: readonly string[]) => texts.map((text) => wrap(text, '    ').replace(/^ {4}/, '  - '));

function reasons({ reasons: needs }: PolicyReport): readonly string[] {
  if (needs.length === 0) return ['  Everything comes from your own site.'];
  return needs.map(({ directive, source, feature, why, without }) =>
    entry(`${directive} ${source}`, `${feature}. ${why}`, without),
  );
}
