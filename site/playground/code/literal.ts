const LINE = 80;
const NAME = /^[A-Za-z_$][\w$]*$/;

/** Text in single quotes. `</script>` would end the surrounding script. */
export const quoted = (text: string) =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'").replaceAll('</', '<\\/')}'`;

/** A JSON value as JavaScript, on one line if it is short. */
export function literal(value: unknown, indent = ''): string {
  if (typeof value === 'string') return quoted(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const deeper = `${indent}  `;
  const isList = Array.isArray(value);
  const entries = Object.entries(value).map(([name, one]) => {
    const text = literal(one, deeper);
    return isList ? text : `${NAME.test(name) ? name : quoted(name)}: ${text}`;
  });
  const [open, close] = isList ? ['[', ']'] : ['{', '}'];
  if (!entries.length) return open + close;
  const short = isList ? `[${entries.join(', ')}]` : `{ ${entries.join(', ')} }`;
  if (short.length + indent.length <= LINE && !short.includes('\n')) return short;
  return `${open}\n${entries.map((entry) => `${deeper}${entry},\n`).join('')}${indent}${close}`;
}
