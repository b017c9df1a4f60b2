import { find } from './find.js';
import { say } from './say.js';

const SHOWN_MS = 2000;

/** Makes each `<button data-copies="id">` copy the text of the element with that id. */
export function enableCopying(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-copies]')) {
    const words = find('span', HTMLElement, button);
    const before = words.textContent;
    let timer: ReturnType<typeof setTimeout> | undefined;
    button.addEventListener('click', async () => {
      const source = find(`#${button.dataset.copies}`, HTMLElement);
      const isCopied = await copy(source);
      words.textContent = isCopied ? 'Copied' : 'Press Ctrl+C';
      say(isCopied ? 'Copied' : 'The code is selected, copy it with your keyboard');
      clearTimeout(timer);
      timer = setTimeout(() => {
        words.textContent = before;
      }, SHOWN_MS);
    });
  }
}

async function copy(source: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(source.textContent ?? '');
    return true;
  } catch {
    // Copying was denied, or the page is not secure, so select the text instead.
    getSelection()?.selectAllChildren(source);
    return false;
  }
}
