import { nearestName } from '../../lib/text/nearestName.js';
import { readOpenableView } from '../../settings/readOpenableView.js';
import { SAMPLE_SETTINGS } from '../input/sampleSettings.js';
import { ModalElement } from '../page/modalElement.js';
import type { PageElement } from '../page/pageElement.js';
import type { Page } from '../page/parsePage.js';
import { checkAttributes } from './checkAttributes.js';
import { TAGS } from './elementTables.js';
import type { Finding } from './finding.js';

const finding = (element: PageElement, what: string, fix: string): Finding => ({
  level: 'problem',
  subject: 'Tags',
  line: element.line,
  what,
  fix,
});

/** Finds mistakes in the tags of a page. */
export function checkTags(page: Page): readonly Finding[] {
  const own = page.elements.filter(({ name }) => TAGS.includes(name));
  const modals = page.elements.filter((element) => element instanceof ModalElement);
  return [
    ...page.elements.flatMap(checkName),
    ...own.flatMap(checkEnd),
    ...checkAttributes(own),
    ...checkModals(modals),
    ...checkTargets(page.elements),
    ...checkPresence(page, own, modals),
  ];
}

/** Finds tags whose names are close to ours. Tags of other products that pages combine with ours are left alone. */
function checkName(element: PageElement): readonly Finding[] {
  const { name } = element;
  if (TAGS.includes(name) || !/wallet|modal/.test(name)) return [];
  const near = nearestName(name, TAGS);
  if (near === undefined) return [];
  return [finding(element, `There is no element <${name}>.`, `Write <${near}>.`)];
}

function checkEnd(element: PageElement): readonly Finding[] {
  if (!element.endsEarly) return [];
  const { name } = element;
  const what = `<${name} /> does not end there: HTML ignores the "/", so that what follows is inside it.`;
  return [finding(element, what, `Write <${name}></${name}>.`)];
}

function checkModals(modals: readonly PageElement[]): readonly Finding[] {
  const [first, ...others] = modals;
  if (!first) return [];
  const ids = new Set([first.getAttribute('id')]);
  return others.flatMap((modal) => {
    const id = modal.getAttribute('id');
    const isNew = !ids.has(id);
    ids.add(id);
    if (id && isNew) return [];
    const what = id
      ? `A second <wallet-modal> has the id "${id}".`
      : 'There is a second <wallet-modal>. Buttons act on the first, and both remember the same wallet.';
    return [finding(modal, what, 'Leave one out, or give each an id of its own, and buttons that in "for".')];
  });
}

/** Finds buttons, and other elements that open the modal, whose target doesn't exist. */
function checkTargets(elements: readonly PageElement[]): readonly Finding[] {
  const byId = new Map<string, PageElement>();
  for (const element of elements) {
    const id = element.getAttribute('id');
    if (!id) continue;
    const known = byId.get(id);
    // The first element with an id counts, but a modal takes precedence over other elements.
    const isBetter = element instanceof ModalElement && !(known instanceof ModalElement);
    if (!known || isBetter) byId.set(id, element);
  }
  return elements.flatMap((element) => [...checkTarget(element, byId), ...checkAction(element)]);
}

function checkTarget(element: PageElement, byId: ReadonlyMap<string, PageElement>): readonly Finding[] {
  const attribute = TAGS.includes(element.name) ? 'for' : 'data-wallet-modal-for';
  const id = element.getAttribute(attribute);
  const other = id ? byId.get(id) : undefined;
  if (!id || other instanceof ModalElement) return [];
  const what = other
    ? `${attribute}="${id}" names a <${other.name}>, which is no modal.`
    : `${attribute}="${id}" names nothing in the page.`;
  return [finding(element, what, 'Write the id of a <wallet-modal>, or leave it out for the first one.')];
}

const ACTIONS = ['', 'connect', 'account', 'networks', 'disconnect'];

function checkAction(element: PageElement): readonly Finding[] {
  const action = element.getAttribute('data-wallet-modal');
  if (action === null || ACTIONS.includes(action)) return [];
  let views: readonly string[] = [];
  readOpenableView(action, (problem) => {
    if (problem.what === 'view') views = problem.of;
  });
  if (views.length === 0) return [];
  const near = nearestName(action, [...ACTIONS, ...views]);
  const fix = near
    ? `Write "${near}".`
    : 'Write connect, account, networks, disconnect, or the name of a view.';
  return [finding(element, `data-wallet-modal="${action}" is no action and no view.`, fix)];
}

function checkPresence(
  { elements }: Page,
  own: readonly PageElement[],
  modals: readonly PageElement[],
): readonly Finding[] {
  if (modals.length > 0) return [];
  const user = own[0] ?? elements.find((element) => element.hasAttribute('data-wallet-modal'));
  if (user) {
    const what = 'There is a button, but no <wallet-modal> that it could open.';
    return [finding(user, what, 'Add <wallet-modal></wallet-modal>, unless a script does.')];
  }
  return [
    {
      level: 'advice',
      subject: 'Tags',
      what: 'The page has none of our tags, so that no settings were checked, and no policy for what they need.',
      fix: `If a script makes them, check the page as your framework renders it, or write the settings into settings.json, such as ${SAMPLE_SETTINGS}, and run "wallet-modal csp settings.json".`,
    },
  ];
}
