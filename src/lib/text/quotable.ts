/** What somebody else has said, without its full stop: the sentence around a quotation has its own. */
export const quotable = (said: string): string => said.replace(/\.$/, '');
