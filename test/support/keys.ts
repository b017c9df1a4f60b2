import { executeServerCommand } from '@web/test-runner-commands';

/** Presses one key as a person does, e.g. `Enter`, `Shift+Tab`. */
export async function press(keys: string): Promise<void> {
  await executeServerCommand('keyboard', { press: keys.split('+') });
}

/** Types text into what has the focus. */
export async function type(text: string): Promise<void> {
  await executeServerCommand('keyboard', { type: text });
}

/** The element that has the focus, inside open shadow roots too. */
export function focused(): Element | null {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element;
}
