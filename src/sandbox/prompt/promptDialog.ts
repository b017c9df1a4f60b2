import { drawIcon } from '../icon.js';
import { texts } from '../texts.js';
import type { Approval, ApprovalRequest } from '../wallet/approval.js';
import { deepActiveElement, el } from './dom.js';
import { rows } from './parts.js';
import { promptBody } from './promptBody.js';
import { promptSheet } from './styles.js';

/** The attribute by which tests find the element that contains a prompt. */
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
  /** Shows the number of waiting requests. */
  setCount(position: number, count: number): void;
  close(): void;
}

/** Shows a prompt over the page, like wallets without their own window. */
export function openPromptDialog(options: PromptDialogOptions): PromptDialog {
  const { walletName, origin, method, request, onAnswer } = options;
  const body = promptBody(request);
  const focused = deepActiveElement();
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
  // The prompt's texts are English, whatever the page's language.
  const host = el('div', { [PROMPT_ATTRIBUTE]: request.kind, lang: 'en', dir: 'ltr' });
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [promptSheet()];
  const [before, after] = guards(dialog);
  root.append(before, dialog, after);

  approve.addEventListener('click', () => {
    const answer = body.approve();
    if (typeof answer === 'string') problem.replaceChildren(answer);
    else onAnswer(answer);
  });
  reject.addEventListener('click', () => onAnswer(undefined));
  host.addEventListener('keydown', (event) => {
    // The page must not react to keys pressed in the wallet.
    event.stopPropagation();
    if (event.key === 'Escape') onAnswer(undefined);
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
      if (hadFocus && focused instanceof HTMLElement && focused.isConnected) focused.focus();
    },
  };
}

/** Wrap the focus at both ends. Key events wouldn't work: some engines report Shift+Tab under another name. */
function guards(dialog: HTMLElement): [HTMLElement, HTMLElement] {
  const stops = () => [...dialog.querySelectorAll<HTMLElement>('button, input, pre')];
  const guard = (target: () => HTMLElement | undefined) => {
    const element = el('span', { tabindex: '0' });
    element.addEventListener('focus', () => target()?.focus());
    return element;
  };
  return [guard(() => stops().at(-1)), guard(() => stops()[0])];
}
