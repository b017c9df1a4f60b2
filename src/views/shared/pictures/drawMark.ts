import { identityAtom } from '../../../atoms/account.js';
import { addressAtom } from '../../../atoms/connection.js';
import { describeNetworkAtom } from '../../../atoms/siteConfig.js';
import { dataOf } from '../../../atoms/util/asyncResult.js';
import type { Store } from '../../../atoms/util/store.js';
import { page } from '../../../lib/browser/page.js';
import { SVG_NAMESPACE } from '../../../lib/browser/svgNamespace.js';
import type { CaipNetworkId } from '../../../lib/networks/caip.js';
import { MARK_EDGE, MARK_INSET, MARK_SCALE } from '../../../styles/markSize.js';
import { accountPicture, DISC_BOX } from '../../../ui/accountPicture.js';

const WHOLE = { position: 'absolute', inset: '0', width: '100%', height: '100%', objectFit: 'cover' };

/** The layers of a mark, last on top. */
interface Mark {
  /** A CSS colour. */
  readonly background?: string | undefined;
  /** Our own SVG text. */
  readonly drawing?: string | undefined;
  /** Its share of the disc. */
  readonly scale?: number;
  readonly image?: string | undefined;
}

/** Draws the picture of an account or a network into the button's placeholder. */
export async function drawMark(store: Store, button: HTMLButtonElement): Promise<void> {
  const { mark: subject = '' } = button.dataset;
  const mark = subject.includes(':')
    ? await networkMark(store, subject as CaipNetworkId)
    : accountMark(store, subject);
  const key = `${subject} ${mark.image}`;
  const present = button.querySelector<HTMLElement>('[data-drawn]');
  // The button may have changed meanwhile. Its new picture is then already loading.
  if (button.dataset.mark !== subject) return;
  if (mark.drawing || mark.image) button.dataset.initial = '';
  if (present?.dataset.drawn === key) return;
  present?.remove();
  button.prepend(markElement(mark, key));
}

/** The name's picture on top of the one drawn from the address. Only the active account has a name and its picture. */
function accountMark(store: Store, address: string): Mark {
  const isActive = address === store.get(addressAtom);
  const image = isActive ? dataOf(store.get(identityAtom))?.avatar : undefined;
  const { disc, figure, path } = accountPicture(address);
  const drawing = `<svg viewBox="${DISC_BOX}"><path d="${path}" fill="${figure}" fill-rule="evenodd"/></svg>`;
  return { background: disc, drawing, image };
}

/** The site's icon of a network on top of the built-in one, on the network's colour. */
async function networkMark(store: Store, id: CaipNetworkId): Promise<Mark> {
  const { networkSvg } = await import('../../../ui/networkIcon.js');
  const { color, imageUrl } = store.get(describeNetworkAtom)(id);
  // The same share of the colour as in the list of networks.
  const background = color ? `color-mix(in srgb, ${color} 32%, transparent)` : undefined;
  return { background, drawing: networkSvg(id), scale: MARK_SCALE, image: imageUrl };
}

function markElement({ background, drawing, scale = 1, image }: Mark, key: string): HTMLElement {
  const mark = page().createElement('span');
  mark.dataset.drawn = key;
  mark.ariaHidden = 'true';
  Object.assign(mark.style, {
    position: 'absolute',
    insetInlineStart: `${MARK_INSET}px`,
    width: `${MARK_EDGE}px`,
    height: `${MARK_EDGE}px`,
    overflow: 'hidden',
    borderRadius: '50%',
    backgroundColor: background ?? '',
    forcedColorAdjust: 'none',
  });
  if (drawing) mark.append(drawSvg(drawing, scale));
  if (image) mark.append(imageElement(image));
  return mark;
}

function imageElement(src: string): HTMLElement {
  const image = page().createElement('img');
  Object.assign(image, { alt: '', decoding: 'async', draggable: false, referrerPolicy: 'no-referrer', src });
  Object.assign(image.style, WHOLE);
  image.addEventListener('error', () => image.remove());
  return image;
}

/** Draws our own SVG text without the browser's parser, which a page's policy may forbid. */
function drawSvg(text: string, scale: number): DocumentFragment {
  const top = page().createDocumentFragment();
  const open: ParentNode[] = [top];
  for (const [, closing, tag = '', attributes = '', empty] of text.matchAll(/<(\/?)(\w+)([^>]*?)(\/?)>/g)) {
    if (closing) {
      open.pop();
      continue;
    }
    const element = page().createElementNS(SVG_NAMESPACE, tag);
    for (const [, name = '', value = ''] of attributes.matchAll(/([\w:-]+)="([^"]*)"/g))
      element.setAttribute(name, value);
    if (tag === 'svg') Object.assign((element as SVGElement).style, WHOLE, { transform: `scale(${scale})` });
    open.at(-1)?.append(element);
    if (!empty) open.push(element);
  }
  return top;
}
