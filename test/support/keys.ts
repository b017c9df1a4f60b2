import { executeServerCommand } from '@web/test-runner-commands';

/** Presses one key, e.g. `Enter`, `Shift+Tab`. */
export async function press(keys: string): Promise<void> {
  await executeServerCommand('keyboard', { press: keys.split('+') });
}

/** Types text into the focused element. */
export async function type(text: string): Promise<void> {
  await executeServerCommand('keyboard', { type: text });
}

/** The focused element, inside open shadow roots too. */
export function focused(): Element | null {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element;
}
