import { propertyName } from './attributes.js';
import { objectPropertyNames } from './objectProperties.js';

const LISTENER = /^on-?wallet-/;

/**
 * The objects and listeners in a tag's markup that its framework dropped. React 18 and server renderers write objects as text
 * into attributes. React also stores its props on the element. From 19 it sets them on tags that it creates, but not on
 * server-rendered tags.
 */
export function findUnset(element: HTMLElement, isWritten: boolean | undefined): string[] {
  const properties: ReadonlySet<string> = new Set(objectPropertyNames);
  const isUnset = (name: string) =>
    properties.has(propertyName(name)) && Reflect.get(element, propertyName(name)) === undefined;
  const written = element
    .getAttributeNames()
    .filter((name) => isUnset(name) && element.getAttribute(name)?.startsWith('[object '));
  const place = Object.keys(element).find((name) => name.startsWith('__reactProps$'));
  const given: unknown = place && Reflect.get(element, place);
  const ignored = Object.entries(Object(given)).flatMap(([name, value]) => {
    const isIgnored = LISTENER.test(name) ? isWritten && value : typeof value === 'object' && isUnset(name);
    return isIgnored ? name : [];
  });
  return [...new Set([...written, ...ignored])];
}
