/**
 * Reads an object's members from its class. Otherwise, named elements would replace those of the document (`<img
 * name="title">`), and fields those of their form (`<input name="focus">`): DOM clobbering.
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

/** The document, protected from clobbering by named elements. */
export function page(): Document {
  past ??= pageObject(document);
  return past;
}
