import { drawIcon } from '../icon.js';
import { texts } from '../texts.js';
import type { Approval, ApprovalRequest } from '../wallet/approval.js';
import { deepActiveElement, el } from './dom.js';
import { promptBody, rows } from './promptBody.js';
import { promptSheet } from './styles.js';

/** The attribute by which tests find the element that a prompt is drawn in. */
export const PROMPT_ATTRIBUTE = 'data-wallet-modal-sandbox-prompt';

export interface PromptDialogOptions {
  readonly walletName: string;
  readonly origin: string;
  readonly method: string;
  readonly request: ApprovalRequest;
  /** Called once with the answer; undefined is a rejection. */
  readonly onAnswer: (approval: Approval | undefined) => void;
}

export interface PromptDialog {
  /** Says how many requests wait. */
  setCount(position: number, count: number): void;
  close(): void;
}

/** Draws a prompt over the page, as wallets do that have no window of their own. */
export function openPromptDialog(options: PromptDialogOptions): PromptDialog {
  const { walletName, origin, method, request, onAnswer } = options;
  const body = promptBody(request);
  const before = deepActiveElement();
  const counter = el('span');
  const problem = el('p', { role: 'alert' });
  const approve = el('button', { type: 'button', part: 'approve' });
  approve.append(request.kind === 'unlock' ? texts.unlock : texts.approve);
  const reject = el('button', { type: 'button', part: 'reject' }, texts.reject);
  const dialog = el(
    'section',
    { role: 'dialog', 'aria-labelledby': 'title', 'aria-describedby': 'notice', tabindex: '-1' },
    el('header', {}, drawIcon(walletName), el('strong', {}, walletName), counter),
    el('p', { id: 'notice', class: 'notice' }, texts.notice),
    el('h2', { id: 'title' }, texts.titles[request.kind]),
    rows([
      [texts.site, origin],
      [texts.method, method],
    ]),
    ...body.content,
    problem,
    el('footer', {}, reject, approve),
  );
  const host = el('div', { [PROMPT_ATTRIBUTE]: request.kind });
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [promptSheet()];
  root.append(dialog);

  approve.addEventListener('click', () => {
    const answer = body.approve();
    if (typeof answer === 'string') problem.replaceChildren(answer);
    else onAnswer(answer);
  });
  reject.addEventListener('click', () => onAnswer(undefined));
  host.addEventListener('keydown', (event) => {
    // Keys in the wallet are not the page's.
    event.stopPropagation();
    if (event.key === 'Escape') onAnswer(undefined);
    else if (event.key === 'Tab') keepFocusInside(event, root);
  });

  document.documentElement.append(host);
  dialog.focus();
  return {
    setCount(position, count) {
      counter.replaceChildren(count > 1 ? texts.waiting(position, count) : '');
    },
    close() {
      const hadFocus = document.activeElement === host;
      host.remove();
      if (hadFocus && before instanceof HTMLElement && before.isConnected) before.focus();
    },
  };
}

function keepFocusInside(event: KeyboardEvent, root: ShadowRoot): void {
  const stops = [...root.querySelectorAll<HTMLElement>('button, input, pre')];
  const [first] = stops;
  const last = stops.at(-1);
  const { activeElement } = root;
  const isAtStart = activeElement === first || activeElement?.getAttribute('role') === 'dialog';
  const target = event.shiftKey ? isAtStart && last : activeElement === last && first;
  if (!target) return;
  event.preventDefault();
  target.focus();
}
