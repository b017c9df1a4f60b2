let past: Document | undefined;

/**
 * The document, read past elements of the page whose names hide what is asked of it: `<img name="title">` takes the
 * place of `document.title`.
 */
export function page(): Document {
  past ??= new Proxy(document, {
    get(target, key) {
      const isOfClass = key in Document.prototype;
      const value: unknown = Reflect.get(isOfClass ? Document.prototype : target, key, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return past;
}
