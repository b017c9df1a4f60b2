import type { Finding } from '../check/finding.js';
import type { Input } from '../input/readInput.js';
import { safeText } from './safeText.js';
import { wrap } from './wrap.js';

const TITLES = { problem: 'To mend', advice: 'Could be better' } as const;

const counted = (count: number, one: string, others: string) => `${count} ${count === 1 ? one : others}`;

function printOne({ subject, line, what, fix }: Finding): string {
  const place = line === undefined ? subject : `${subject}, line ${line}`;
  return [
    wrap(`${place}: ${what}`, '    ').replace(/^ {4}/, '  - '),
    ...(fix ? [wrap(fix, '    ')] : []),
  ].join('\n');
}

/** Formats the findings of `check` for people. */
export function printFindings(findings: readonly Finding[], { path, url }: Input): string {
  const parts = (['problem', 'advice'] as const).flatMap((level) => {
    const found = findings.filter((finding) => finding.level === level);
    return found.length > 0 ? [[TITLES[level], ...found.map(printOne)].join('\n')] : [];
  });
  let problems = 0;
  for (const { level, more = 1 } of findings) if (level === 'problem') problems += more;
  const end = problems === 0 ? 'Nothing to mend.' : `${counted(problems, 'thing', 'things')} to mend.`;
  return safeText([path ?? url, ...parts, end].join('\n\n'));
}
