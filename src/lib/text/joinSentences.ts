/** Joins sentences. Chinese and Japanese need no space after a full stop. */
export function joinSentences(sentences: readonly string[], locale: string): string {
  return sentences.join(/^(zh|ja)\b/.test(locale) ? '' : ' ');
}
