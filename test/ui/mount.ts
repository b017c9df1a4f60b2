import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { adopt } from '../../src/styles/adopt.js';
import { atPace } from '../support/atPace.js';

export interface Mounted {
  host: HTMLElement;
  root: ShadowRoot;
  /** Renders synchronously. */
  render: (node: ReactNode) => void;
  /** The first matching element. Throws if there is none. */
  find: <E extends HTMLElement = HTMLElement>(selector: string) => E;
}

const undo: (() => void)[] = [];

/** Adds a host element with a shadow root, our sheets and a React root. */
export function mount(node: ReactNode, attributes: Record<string, string> = {}): Mounted {
  const host = document.createElement('wallet-modal');
  for (const [name, value] of Object.entries(attributes)) host.setAttribute(name, value);
  const root = host.attachShadow({ mode: 'open' });
  const forget = adopt(root);
  const container = document.createElement('div');
  root.append(container);
  document.body.append(host);
  const react = createRoot(container);
  const render = (next: ReactNode) => flushSync(() => react.render(next));
  render(node);
  undo.push(() => {
    flushSync(() => react.unmount());
    forget();
    host.remove();
  });
  return {
    host,
    root,
    render,
    find: <E extends HTMLElement>(selector: string) => {
      const found = root.querySelector<E>(selector);
      if (!found) throw new Error(`${selector} is not there`);
      return found;
    },
  };
}

/** Adds an element to the page itself. */
export function addToPage<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]> = {},
): HTMLElementTagNameMap[Tag] {
  const element = Object.assign(document.createElement(tag), properties);
  document.body.append(element);
  undo.push(() => element.remove());
  return element;
}

export function cleanUp(): void {
  for (const run of undo.splice(0).reverse()) run();
}

export const nextFrame = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/** Waits for a condition, frame by frame. Fails after eight seconds. */
export async function until(condition: () => boolean): Promise<void> {
  const end = performance.now() + atPace(8_000);
  while (!condition()) {
    if (performance.now() > end) throw new Error(`never became true: ${condition}`);
    await new Promise(requestAnimationFrame);
  }
}

/** Resolves once all animations have ended, except for endless ones. */
export async function stillness(root: ShadowRoot): Promise<void> {
  const isMoving = ({ effect, playState }: Animation) =>
    playState === 'running' && effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY;
  await until(() => !root.getAnimations().some(isMoving));
}

export const middleOf = (element: Element): [number, number] => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [Math.round(x + width / 2), Math.round(y + height / 2)];
};
