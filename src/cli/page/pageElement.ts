import { type DefaultTreeAdapterTypes, html } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;
type ElementNode = DefaultTreeAdapterTypes.Element;

/** Whether a node of the parser is an element. */
export const isElementNode = (node: Node): node is ElementNode => 'tagName' in node;

const noNode: Pick<ElementNode, 'tagName' | 'attrs' | 'childNodes'> & Partial<ElementNode> = {
  tagName: '',
  attrs: [],
  childNodes: [],
};

/** An element of a parsed page, with the members that the readers of settings use. Nothing in it runs. */
export class PageElement {
  readonly name: string;
  /** The namespace. A `script` in SVG or MathML is a different element. */
  readonly markup: 'html' | 'svg' | 'math';
  /** The line of its tag, from 1. */
  readonly line: number | undefined;
  /** Whether its tag ends in `/>`, which HTML ignores. */
  readonly endsEarly: boolean;
  readonly parent: PageElement | undefined;
  readonly #node: Pick<ElementNode, 'childNodes'>;
  readonly #attributes: Map<string, string>;

  constructor(node?: ElementNode, parent?: PageElement, source = '') {
    const { tagName, attrs, namespaceURI } = node ?? noNode;
    const place = node?.sourceCodeLocation;
    const end = place?.startTag?.endOffset ?? 0;
    this.name = tagName;
    this.markup = namespaceURI === html.NS.SVG ? 'svg' : namespaceURI === html.NS.MATHML ? 'math' : 'html';
    this.line = place?.startLine;
    this.endsEarly = source.slice(Math.max(0, end - 2), end) === '/>';
    this.parent = parent;
    this.#node = node ?? noNode;
    // If there are both `href` and `xlink:href`, the one without a prefix counts.
    const inOrder = [...attrs].sort((one, other) => Number(!one.prefix) - Number(!other.prefix));
    this.#attributes = new Map(inOrder.map(({ name, value }) => [name, value]));
  }

  get attributeNames(): readonly string[] {
    return [...this.#attributes.keys()];
  }

  /** The text inside, as the page has it. */
  get textContent(): string {
    return this.#node.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
  }

  getAttribute(name: string): string | null {
    return this.#attributes.get(name) ?? null;
  }

  hasAttribute(name: string): boolean {
    return this.#attributes.has(name);
  }

  setAttribute(name: string, value: string): void {
    this.#attributes.set(name, value);
  }

  removeAttribute(name: string): void {
    this.#attributes.delete(name);
  }

  /** A parsed page has no shadow roots. */
  getRootNode(): PageElement {
    return this;
  }

  /** Supports only selectors such as `[lang]`. */
  closest(selector: string): PageElement | null {
    const name = selector.slice(1, -1);
    let found: PageElement | undefined = this;
    while (found && !found.hasAttribute(name)) found = found.parent;
    return found ?? null;
  }
}
