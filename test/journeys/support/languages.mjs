// The language of a page, frame by frame.
import { readLanguage } from '../../../scripts/locales/languageFiles.mjs';

const textsOf = async (tag) => Object.values(Object.assign({}, ...Object.values(await readLanguage(tag))));

/** Shorter texts, such as units of numbers, don't identify a language. */
const FEWEST_LETTERS = 3;
/** From this length on, a text also counts as part of another text. */
const SENTENCE = 12;

function patternOf(form) {
  const pieces = form.split(/\{\w+\}/);
  const letters = pieces.join('').match(/\p{L}/gu)?.length ?? 0;
  if (letters < FEWEST_LETTERS) return [];
  const pattern = pieces.map((piece) => piece.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.+?');
  return [new RegExp(letters < SENTENCE ? `^${pattern}$` : pattern)];
}

const patternsOf = async (tag) =>
  (await textsOf(tag))
    .flatMap((message) => (typeof message === 'string' ? [message] : Object.values(message)))
    .flatMap(patternOf);

const patterns = { en: await patternsOf('en'), de: await patternsOf('de') };
const others = { en: 'de', de: 'en' };
const has = (tag, text) => patterns[tag].some((pattern) => pattern.test(text));

/** The texts that are in one language's catalogue and not in the other's. */
export const textsOnlyIn = (tag, texts) => texts.filter((text) => has(tag, text) && !has(others[tag], text));

/**
 * Records the texts of the buttons and the modal in every frame in which they change, and the page's layout shift. Sent to the
 * page as text, so it uses nothing from outside.
 */
export function recordFrames() {
  const recorded = { frames: [], layoutShift: 0 };
  window.recorded = recorded;
  const SAID = ['aria-label', 'aria-description', 'placeholder', 'title', 'alt'];

  function listen(element, texts) {
    const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
    const said = [own.map(({ data }) => data).join(''), ...SAID.map((name) => element.getAttribute(name))];
    const words = said.filter((text) => text?.trim());
    if (words.length && element.checkVisibility({ visibilityProperty: true }))
      for (const text of words) texts.add(text.trim().replace(/\s+/g, ' '));
    for (const child of [...(element.shadowRoot?.children ?? []), ...element.children]) listen(child, texts);
  }

  function record() {
    const texts = new Set();
    for (const element of document.querySelectorAll('wallet-button, wallet-modal')) listen(element, texts);
    const dialog = document.querySelector('wallet-modal')?.shadowRoot?.querySelector('dialog[open]');
    const frame = { texts: [...texts], dir: dialog?.dir, lang: dialog?.lang };
    if (JSON.stringify(frame) !== JSON.stringify(recorded.frames.at(-1))) recorded.frames.push(frame);
  }
  function look() {
    requestAnimationFrame(look);
    record();
  }
  requestAnimationFrame(look);
  window.recordWithButtons = () => {
    for (const { shadowRoot } of document.querySelectorAll('wallet-button'))
      new MutationObserver(record).observe(shadowRoot, {
        subtree: true,
        childList: true,
        characterData: true,
      });
  };

  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries())
      if (!hadRecentInput) recorded.layoutShift += value;
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Makes a page also record after each change of its buttons, so that a text drawn one frame late is noticed. */
export const recordWithButtons = ({ page }) => page.evaluate(() => window.recordWithButtons());

/** A page's recording so far: `{ frames, layoutShift }`. */
export const recordedBy = ({ page }) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(window.recorded)));
      }),
  );
