/**
 * For names and addresses, whose language is unknown (HTML 3.2.6.2). Keeps screen readers from using a wrong voice and browsers
 * from translating them.
 */
export const asIs = { lang: '', translate: 'no' } as const;
