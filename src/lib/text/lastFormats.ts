const MOST_FORMATS = 20;

/** Caches formatters. Creating one takes longer than rendering the list row that needs it. */
export function lastFormats<Options extends object, Format>(
  make: (locale: string, options: Options) => Format,
): (locale: string, options: Options) => Format {
  const formats = new Map<string, Format>();
  return (locale, options) => {
    const key = `${locale} ${Object.entries(options).join()}`;
    const known = formats.get(key);
    if (known) return known;
    const made = make(locale, options);
    if (formats.size >= MOST_FORMATS) formats.clear();
    formats.set(key, made);
    return made;
  };
}
