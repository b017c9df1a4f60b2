/** Changes each text below an element as browsers do to translate a page. `⟦…⟧` stands for the other language. */
export function translatePage(root: Node, replace = replaceAsBrowsersDo): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const isLeftOut = text.parentElement?.closest('[translate=no], font') ?? !text.data.trim();
    if (!isLeftOut) replace(text, translation());
  }
}

function translation(): HTMLElement {
  const font = document.createElement('font');
  font.append(document.createElement('font'));
  return font;
}

export function replaceAsBrowsersDo(text: Text, font: HTMLElement): void {
  font.firstElementChild?.append(`⟦${text.data}⟧`);
  text.replaceWith(font);
}

/** Some browsers first put the translation beside the text. */
export function replaceInTwoSteps(text: Text, font: HTMLElement): void {
  font.firstElementChild?.append(`⟦${text.data}⟧`);
  text.before(font);
  text.remove();
}

/** Others keep the text node itself. */
export function wrap(text: Text, font: HTMLElement): void {
  text.replaceWith(font);
  font.firstElementChild?.append(text);
}
