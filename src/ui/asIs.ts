/**
 * For names and addresses, which are in no known language (HTML 3.2.6.2): screen readers keep no wrong voice for them, and
 * browsers do not translate them.
 */
export const asIs = { lang: '', translate: 'no' } as const;
