/** A quoted text without its full stop: the sentence around it has its own. */
export const quotable = (said: string): string => said.replace(/\.$/, '');
