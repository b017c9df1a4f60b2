import { createPolicy } from './trustedTypes.js';

const policy = createPolicy('fixture', { createHTML: (text) => text });
const added = new Set<Element>();

/** Adds markup to the page for one test and returns its first element. */
export function fixture<Kind extends Element = HTMLElement>(markup: string): Kind {
  const box = document.createElement('main');
  const range = document.createRange();
  range.selectNode(document.body);
  box.append(range.createContextualFragment(policy?.createHTML(markup) ?? markup));
  document.body.append(box);
  added.add(box);
  const first = box.firstElementChild;
  if (!first) throw new Error('The markup of a fixture has no element');
  return first as Kind;
}

/** Removes the test's markup. It is removed after each test anyway. */
export function removeFixtures(): void {
  for (const box of added) box.remove();
  added.clear();
}

afterEach(removeFixtures);
