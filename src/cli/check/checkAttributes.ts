import { nearestName } from '../../lib/text/nearestName.js';
import { type AttributeKind, attributeName, propertyName } from '../../settings/attributes.js';
import { objectPropertyNames } from '../../settings/objectProperties.js';
import type { PageElement } from '../page/pageElement.js';
import { TABLES } from './elementTables.js';
import type { Finding } from './finding.js';

/** Attributes that every element may have, and those of frameworks. */
const COMMON =
  /^(id|class|style|lang|dir|hidden|title|slot|part|exportparts|nonce|tabindex|role|inert|translate|is|key|ref|popover|draggable|autofocus|accesskey|contenteditable|enterkeyhint|inputmode|spellcheck|item\w+)$|^(data-|aria-|on|v-|x-|hx-|ng-|_ng|[:@#([*{$])/;

/** Objects, which the markup cannot hold as text. Names of sources can be text. */
const OBJECTS = objectPropertyNames.map(attributeName);

/** What is wrong with the attributes of one of our tags. The settings of modals are read by the product's own readers. */
export function checkAttributes(element: PageElement): readonly Finding[] {
  const table = TABLES.get(element.name);
  if (!table) return [];
  return element.attributeNames.flatMap((name) => {
    const kind = Object.hasOwn(table, name) ? table[name] : undefined;
    if (kind) return element.name === 'wallet-modal' ? [] : checkChoice(element, name, kind);
    return COMMON.test(name) ? [] : [unknownName(element, name, Object.keys(table))];
  });
}

function checkChoice(element: PageElement, name: string, kind: AttributeKind): readonly Finding[] {
  const value = element.getAttribute(name) ?? '';
  if (typeof kind === 'string' || kind.includes(value)) return [];
  const near = nearestName(value, kind);
  const fix = near ? `Write "${near}".` : `Write one of ${kind.join(', ')}.`;
  return [{ ...place(element), what: `<${element.name}> ${name}="${value}" is unknown.`, fix }];
}

function unknownName(element: PageElement, name: string, known: readonly string[]): Finding {
  const plain = name.replaceAll(/[-_]/g, '');
  const same = (one: string) => one.replaceAll('-', '') === plain;
  const object = element.name === 'wallet-modal' ? OBJECTS.find(same) : undefined;
  const what = `<${element.name}> has no attribute "${name}".`;
  if (object) {
    const fix = `It is an object: set the property ${propertyName(object)}, or write it into a <script type="application/json" slot="config">.`;
    return { ...place(element), what, fix };
  }
  const near =
    known.find(same) ?? known.find((one) => one.startsWith(`${name}-`)) ?? nearestName(name, known);
  return {
    ...place(element),
    what,
    fix: near ? `Write "${near}".` : 'Leave it out. The reference has all names.',
  };
}

const place = ({ line }: PageElement) => ({ level: 'problem', subject: 'Tags', line }) as const;
