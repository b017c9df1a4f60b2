import type { SandboxChain, SandboxConfig } from '../chains.js';
import { accountHandlers } from './accountHandlers.js';
import type { Answer } from './answer.js';
import { frameState } from './frameState.js';
import type { Handlers } from './handlers.js';
import { type Question, readQuestion } from './readQuestion.js';
import { askSignIn } from './signInApi.js';
import { signInHandlers } from './signInHandlers.js';
import { spoil, turnInUrl } from './spoil.js';
import { FRAME_PREFIX, SESSION_UPDATE } from './wireFormat.js';

/** Answers the embedding page in the sign-in frame's protocol. Throws if there is no such page. */
export async function startFrame(): Promise<void> {
  if (window.parent === window) throw new Error('W3mFrame: parent is not set');
  const state = frameState();
  let site = 'null';
  const chains = readChains();
  let handlers: Promise<Handlers> | undefined;
  const toldTokens = new Set<string>();

  async function make(): Promise<Handlers> {
    return {
      ...signInHandlers(state, () => site),
      ...accountHandlers(state, await chains, () => site),
      SYNC_THEME({ themeMode }) {
        document.documentElement.style.colorScheme = themeMode ?? 'light dark';
        return undefined;
      },
      SYNC_DAPP_DATA: () => undefined,
    };
  }

  async function answer({ name, payload, id }: Question): Promise<Answer> {
    const own = id === undefined ? {} : { id };
    try {
      handlers ??= make();
      const handle = (await handlers)[name] as (payload: unknown) => unknown;
      const said = await handle(payload);
      const type = `${FRAME_PREFIX}${name}_SUCCESS`;
      return said === undefined ? { type, ...own } : { type, payload: said, ...own };
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      return { type: `${FRAME_PREFIX}${name}_ERROR`, payload: { message }, ...own };
    }
  }

  function post(message: Answer) {
    window.parent.postMessage(message, site);
  }

  /** A frame without storage would forget its user, so the embedding page keeps the token. */
  function tellToken() {
    const token = state.session();
    if (!token || toldTokens.has(token)) return;
    toldTokens.add(token);
    post({ type: SESSION_UPDATE, payload: { token } });
  }

  window.addEventListener('message', async ({ source, origin, data }) => {
    if (source !== window.parent) return;
    const question = readQuestion(data);
    if (!question) return;
    site = origin;
    const turn = turnInUrl(question.name) ?? (await askSignIn('turn', { name: question.name })).turn;
    const spoiled = await spoil(turn, question, () => answer(question));
    if (!spoiled) return;
    tellToken();
    post(spoiled);
  });
}

async function readChains(): Promise<readonly SandboxChain<string>[]> {
  const response = await fetch('/sandbox/config.json');
  return ((await response.json()) as SandboxConfig).chains;
}
