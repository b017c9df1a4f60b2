import { fileOf, kindOf } from '../page/pageScripts.js';
import type { Page } from '../page/parsePage.js';
import { TAGS } from './elementTables.js';
import type { Finding } from './finding.js';

/** Checks that a page with our tags can load the modal: it needs a script with a type that browsers run. */
export function checkLoading(page: Page): readonly Finding[] {
  const unrun = page.elements.filter(
    (element) =>
      element.name === 'script' &&
      element.markup === 'html' &&
      // Browsers without modules run these.
      !element.hasAttribute('nomodule') &&
      kindOf(element) === undefined &&
      fileOf(element.getAttribute('src') ?? undefined),
  );
  const found = unrun.map((element): Finding => {
    const type = element.getAttribute('type');
    const why =
      type === null ? 'this script, by its "language" or its "event"' : `a script of the type "${type}"`;
    return {
      level: 'problem',
      subject: 'Scripts',
      line: element.line,
      what: `Browsers do not run ${why}, so that the modal does not load.`,
      fix: 'Write type="module".',
    };
  });
  const own = page.elements.find(({ name }) => TAGS.includes(name));
  const isLoadable = page.scripts.some(({ kind }) => kind === 'classic' || kind === 'module');
  if (!own || isLoadable || found.length > 0) return found;
  return [
    {
      level: 'advice',
      subject: 'Scripts',
      line: own.line,
      what: `There is a <${own.name}>, but no script that could load it.`,
      fix: 'Add <script type="module" src="…/wallet-modal.js"></script>.',
    },
  ];
}
