/** Splits at a separator outside brackets, quotes and arrows. */
function splitAt(text, separator) {
  const parts = [''];
  let depth = 0;
  let quote = '';
  for (let index = 0; index < text.length; index++) {
    const sign = text[index];
    if (quote) quote = sign === quote ? '' : quote;
    else if (`'"\``.includes(sign)) quote = sign;
    else if ('([{<'.includes(sign)) depth++;
    else if (')]}'.includes(sign) || (sign === '>' && text[index - 1] !== '=')) depth--;
    if (depth === 0 && !quote && text.startsWith(separator, index)) {
      parts.push('');
      index += separator.length - 1;
    } else parts[parts.length - 1] += sign;
  }
  return parts.map((part) => part.trim()).filter(Boolean);
}

/** Splits a function type into its parameters and its result. Undefined for other types. */
function signatureOf(text) {
  const [head, ...results] = splitAt(text, '=>');
  const inside = results.length === 1 && /^\((.*)\)$/.exec(head)?.[1];
  return typeof inside === 'string' ? { parameters: splitAt(inside, ','), returned: results[0] } : undefined;
}

const isOptional = (parameter) => /^[\w.]+\?:/.test(parameter) || / = /.test(parameter);
const hasEmpty = (members) => members.some((member) => member === 'undefined' || member === 'null');

/**
 * The kind of change between two types, given as text. Undefined for none. `use` says who writes such a value: the page
 * (`given`), we (`read`) or `both`. Unclear cases count as the larger change.
 */
export function compareTypes(before, after, use = 'both') {
  if (before === after) return undefined;
  const [old, now] = [signatureOf(before), signatureOf(after)];
  if (old && now) return compareSignatures(old, now);
  const [olds, news] = [splitAt(before, '|'), splitAt(after, '|')];
  if (olds.some((member) => !news.includes(member))) return 'major';
  const added = news.filter((member) => !olds.includes(member));
  if (!added.length) return undefined;
  // Readers of a value don't expect it to be missing. Other new values are announced in docs/versions.md.
  return use !== 'given' && hasEmpty(added) ? 'major' : 'minor';
}

/** Additional parameters are fine if they are optional. */
function compareSignatures(old, now) {
  const kept = now.parameters.slice(0, old.parameters.length);
  const added = now.parameters.slice(old.parameters.length);
  if (kept.join() !== old.parameters.join() || !added.every(isOptional)) return 'major';
  return compareTypes(old.returned, now.returned, 'read') ?? 'minor';
}
