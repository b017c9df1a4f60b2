/** `navigator.connection`, which TypeScript's types leave out because not every browser has it. */
type WithConnection = Navigator & { readonly connection?: { readonly saveData?: boolean } };

/** Whether the visitor asked the browser to save data. */
export const savesData = (): boolean => (navigator as WithConnection).connection?.saveData === true;
