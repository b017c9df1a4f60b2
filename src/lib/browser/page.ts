/**
 * An object of the page with the members of its class. Otherwise, named elements replace those of the document
 * (`<img name="title">`), and fields those of their form (`<input name="focus">`): DOM clobbering.
 */
export function pageObject<Target extends object>(target: Target): Target {
  return new Proxy(target, {
    get(_, key) {
      const ofClass = Object.getPrototypeOf(target) as object;
      const value: unknown = Reflect.get(key in ofClass ? ofClass : target, key, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

let past: Document | undefined;

/** The document, protected from its named elements. */
export function page(): Document {
  past ??= pageObject(document);
  return past;
}
