let past: Document | undefined;

/** The document, protected from DOM clobbering: an `<img name="title">` would replace `document.title`. */
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
