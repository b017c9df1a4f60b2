import { nearestName } from '../../lib/text/nearestName.js';
import { ownValue } from '../../lib/untrusted/ownValue.js';
import { type AttributeKind, attributeName, propertyName } from '../../settings/attributes.js';
import { objectPropertyNames } from '../../settings/objectProperties.js';
import type { PageElement } from '../page/pageElement.js';
import { isSerialised } from '../page/serialised.js';
import { TABLES } from './elementTables.js';
import type { Finding } from './finding.js';

/** Attributes that every element may have, and those of frameworks. */
const COMMON =
  /^(id|class|style|lang|dir|hidden|title|slot|part|exportparts|nonce|tabindex|role|inert|translate|is|key|ref|popover|draggable|autofocus|accesskey|contenteditable|enterkeyhint|inputmode|spellcheck|item\w+)$|^(data-|aria-|on|v-|x-|hx-|ng-|_ng|[:@#([*{$])/;

/** Objects, which markup can't hold as text. Names of sources can be text. */
const OBJECTS = objectPropertyNames.map(attributeName);

/** Whether a name is an object setting, also in the form to which the parser turns `customWallets`. */
const isObject = (name: string) => OBJECTS.some((one) => plainName(one) === plainName(name));
const plainName = (name: string) => name.replaceAll(/[-_]/g, '');

/** The most unknown names of a page that are compared with the known ones. */
const MOST_COMPARED = 100;

/** Settings that are attributes in other products, without hyphens. Here they belong elsewhere. */
const ELSEWHERE: ReadonlyMap<string, string> = new Map([
  ...['rpc', 'rpcurl', 'rpcurls'].map(
    (name) =>
      [
        name,
        'It belongs to a network: write { "chains": [{ "id": "eip155:1", "rpcUrl": "https://…" }] } into a <script type="application/json" slot="config">.',
      ] as const,
  ),
  ['chainid', 'Write the networks of your site into "networks", such as networks="eip155:1".'],
]);

/** Finds mistakes in the attributes of our tags. The values of a modal's settings are checked by the product's own readers. */
export function checkAttributes(elements: readonly PageElement[]): readonly Finding[] {
  let left = MOST_COMPARED;
  return elements.flatMap((element) => {
    const found = checkElement(element, left);
    left = Math.max(0, left - found.length);
    return found;
  });
}

/** `mostCompared`: the most unknown names to compare with the known ones. */
function checkElement(element: PageElement, mostCompared: number): readonly Finding[] {
  const table = TABLES.get(element.name);
  if (!table) return [];
  const known = Object.keys(table);
  let left = mostCompared;
  return element.attributeNames.flatMap((name) => {
    const kind = ownValue(table, name);
    if (kind) return element.name === 'wallet-modal' ? [] : checkChoice(element, name, kind);
    if (COMMON.test(name) || (isObject(name) && isSerialised(element.getAttribute(name) ?? ''))) return [];
    left -= 1;
    return [unknownName(element, name, left < 0 ? [] : known)];
  });
}

function checkChoice(element: PageElement, name: string, kind: AttributeKind): readonly Finding[] {
  const value = element.getAttribute(name) ?? '';
  if (typeof kind === 'string' || kind.includes(value) || isSerialised(value)) return [];
  const near = nearestName(value, kind);
  const fix = near ? `Write "${near}".` : `Write one of ${kind.join(', ')}.`;
  return [{ ...place(element), what: `<${element.name}> ${name}="${value}" is unknown.`, fix }];
}

function unknownName(element: PageElement, name: string, known: readonly string[]): Finding {
  const plain = plainName(name);
  const same = (one: string) => one.replaceAll('-', '') === plain;
  const object = element.name === 'wallet-modal' ? OBJECTS.find(same) : undefined;
  const what = `<${element.name}> has no attribute "${name}".`;
  if (object) {
    const fix = `It is an object: set the property ${propertyName(object)}, or write it into a <script type="application/json" slot="config">.`;
    return { ...place(element), what, fix };
  }
  const elsewhere = element.name === 'wallet-modal' ? ELSEWHERE.get(plain) : undefined;
  if (elsewhere) return { ...place(element), what, fix: elsewhere };
  const near = known.find(same) ?? longerName(name, known) ?? misspelt(name, known);
  return {
    ...place(element),
    what,
    fix: near ? `Write "${near}".` : 'Leave it out. The reference has all names.',
  };
}

/** The known name that extends this one with words before or after it. */
function longerName(name: string, known: readonly string[]): string | undefined {
  const ending = known.filter((one) => name.includes('-') && one.endsWith(`-${name}`));
  return known.find((one) => one.startsWith(`${name}-`)) ?? (ending.length === 1 ? ending[0] : undefined);
}

/** The known name whose words all resemble these. `rpc-url` isn't `app-url`, although most of it is the same. */
function misspelt(name: string, known: readonly string[]): string | undefined {
  const near = nearestName(name, known);
  const words = name.split('-');
  const others = near?.split('-') ?? [];
  if (words.length !== others.length) return near;
  return words.every((word, at) => isLike(word, others[at] ?? '')) ? near : undefined;
}

const sorted = (word: string) => [...word].sort().join('');
const isLike = (word: string, other: string) =>
  sorted(word) === sorted(other) || nearestName(word, [other]) !== undefined;

const place = ({ line }: PageElement) => ({ level: 'problem', subject: 'Tags', line }) as const;
