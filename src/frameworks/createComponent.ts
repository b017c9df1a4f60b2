import {
  createElement,
  type ForwardRefExoticComponent,
  forwardRef,
  type HTMLAttributes,
  type RefAttributes,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react';
import type { ComponentProps, Tags } from '../elements/tags.js';
import { attributeName } from '../settings/attributes.js';
import { objectPropertyNames } from '../settings/objectProperties.js';

/** The props of a component: the tag's settings in camelCase, a handler such as `onWalletConnected` for each event. */
export type Props<Name extends keyof Tags> = ComponentProps<Name> &
  Omit<HTMLAttributes<Tags[Name]['element']>, keyof ComponentProps<Name>> &
  RefAttributes<Tags[Name]['element']>;

// React warns about layout effects on servers.
const useAfterCommit = typeof document === 'undefined' ? useEffect : useLayoutEffect;

const objects: ReadonlySet<string> = new Set(objectPropertyNames);

/**
 * Splits props into attributes, which React also writes on servers, and properties and listeners, which only effects can
 * set in every version.
 */
function sortProps(props: object, attributes: readonly string[]) {
  const markup: Record<string, unknown> = {};
  const properties: Record<string, unknown> = {};
  const listeners: [type: string, listener: EventListener][] = [];
  for (const [name, value] of Object.entries(props)) {
    const inMarkup = attributeName(name);
    if (objects.has(name)) properties[name] = value;
    else if (/^onWallet[A-Z]/.test(name)) {
      if (value) listeners.push([inMarkup.slice('on-'.length), value]);
    } else if (name === 'className') markup.class = value;
    else if (!attributes.includes(inMarkup)) markup[name] = value;
    // React 18 writes false as text.
    else markup[inMarkup] = Array.isArray(value) ? value.join(' ') : value === false ? undefined : value;
  }
  return { markup, properties, listeners };
}

/** Sets the properties that changed since the last render, so that the page's own changes stay. */
function useProperties(element: RefObject<object | null>, properties: Readonly<Record<string, unknown>>) {
  const last = useRef<typeof properties>({});
  useAfterCommit(() => {
    for (const name of Object.keys({ ...last.current, ...properties })) {
      if (element.current && last.current[name] !== properties[name])
        Reflect.set(element.current, name, properties[name]);
    }
    last.current = properties;
  });
}

function useListeners(
  element: RefObject<EventTarget | null>,
  listeners: readonly (readonly [type: string, listener: EventListener])[],
) {
  useAfterCommit(() => {
    const target = element.current;
    for (const [type, listener] of listeners) target?.addEventListener(type, listener);
    return () => {
      for (const [type, listener] of listeners) target?.removeEventListener(type, listener);
    };
  });
}

/**
 * A component for a tag. React 18 sets neither objects nor listeners on custom elements, and React 19 not when it
 * hydrates, so effects do.
 */
export function createComponent<Name extends keyof Tags>(
  tag: Name,
  attributes: readonly string[],
  useDefaults: () => ComponentProps<Name> = () => ({}) as ComponentProps<Name>,
): ForwardRefExoticComponent<Props<Name>> {
  type Element = Tags[Name]['element'];
  const Component = forwardRef<Element, object>((props, ref) => {
    const element = useRef<Element>(null);
    const { markup, properties, listeners } = sortProps({ ...useDefaults(), ...props }, attributes);
    useProperties(element, properties);
    useListeners(element, listeners);
    // After the other effects, so that a ref gets the element with its settings.
    useImperativeHandle(ref, () => element.current as Element, []);
    // A visitor may open the modal before the page is hydrated.
    return createElement(tag, { suppressHydrationWarning: true, ...markup, ref: element });
  });
  Component.displayName = tag;
  return Component as unknown as ForwardRefExoticComponent<Props<Name>>;
}
