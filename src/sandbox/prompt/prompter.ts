import { rejectedError } from '../rpcError.js';
import { texts } from '../texts.js';
import type { Approval, ApprovalRequest } from '../wallet/approval.js';
import type { Prompt } from '../wallet/approvals.js';
import { openPromptDialog, type PromptDialog } from './promptDialog.js';

export interface PrompterOptions {
  readonly name: string;
  readonly origin: string;
}

export interface Prompter {
  readonly ask: Prompt;
  /** Closes all prompts; their requests are rejected. */
  closeAll(): void;
}

interface Waiting {
  readonly request: ApprovalRequest;
  readonly method: string;
  readonly settle: (approval: Approval | undefined) => void;
}

/** Shows the prompts of one wallet, one after the other. */
export function createPrompter({ name, origin }: PrompterOptions): Prompter {
  const queue: Waiting[] = [];
  let open: { waiting: Waiting; dialog: PromptDialog } | undefined;

  const refresh = () => {
    const [first] = queue;
    if (open && open.waiting !== first) {
      open.dialog.close();
      open = undefined;
    }
    if (!first) return;
    open ??= {
      waiting: first,
      dialog: openPromptDialog({
        walletName: name,
        origin,
        method: first.method,
        request: first.request,
        onAnswer: first.settle,
      }),
    };
    open.dialog.setCount(1, queue.length);
  };

  return {
    ask(request, method, signal) {
      if (typeof document === 'undefined') return Promise.reject(new Error(texts.errors.noPrompt));
      return new Promise((resolve, reject) => {
        const leave = () => {
          const index = queue.indexOf(waiting);
          if (index < 0) return false;
          queue.splice(index, 1);
          signal.removeEventListener('abort', leave);
          refresh();
          return true;
        };
        const waiting: Waiting = {
          request,
          method,
          settle(approval) {
            if (!leave()) return;
            if (approval) resolve(approval);
            else reject(rejectedError());
          },
        };
        if (signal.aborted) return;
        // The wallet no longer answers: close the prompt, but leave the request open.
        signal.addEventListener('abort', leave, { once: true });
        queue.push(waiting);
        refresh();
      });
    },
    closeAll() {
      for (const waiting of [...queue]) waiting.settle(undefined);
    },
  };
}
