import { expect } from 'chai';
import type { Modal } from '../elements/support.js';
import { later, loadInterface } from '../elements/support.js';
import { removeFixtures } from '../support/fixture.js';
import { settled, until } from '../support/promises.js';

/** What is done to the element, and by what name the table counts it. What must hold is the same for all: see `watch`. */
export interface Attack {
  readonly name: string;
  readonly run: (page: Watched) => unknown;
}

export interface Watched {
  /** Says what did not hold. */
  broke(what: string): void;
  /** How often something was asked for over the network. */
  readonly asked: readonly string[];
}

export const HONEST = 'Honest Wallet';
const LISTED = 'Listed Wallet';
export const RPC = 'https://rpc.example/';

/** Letters that hide or reorder others, and those that no person writes. */
const UNSAFE = /(?![\t\n\r])\p{Cc}|[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/u;
const SPOKEN = ['aria-label', 'title', 'alt', 'placeholder'];
/** Beyond that a list is no list that somebody looks at. */
const MOST_ELEMENTS = 3_000;
const MOST_REQUESTS = 40;
const MOST_LETTERS = 20_000;

/** Hosts that may be asked: of the page, and of the services that the attacks name as the site's own. */
const ALLOWED = /^(localhost|rpc\.example|(api\.web3modal|pulse\.walletconnect|rpc\.walletconnect)\.org)$/;

export type Answers = (url: URL, body: string) => unknown;

const listed = { data: [{ id: 'listed', name: LISTED, homepage: 'https://listed.example' }], count: 1 };
export const honestAnswers: Answers = (url) => (url.pathname.endsWith('/getWallets') ? listed : {});

/**
 * The network of an attack, which answers for every host and reports those that must not be asked. What the page's own
 * policy refuses fails the test by itself, and so does an error that nobody caught.
 */
function watch(answers: Answers): Watched & { problems: string[]; stop: () => void } {
  const real = globalThis.fetch;
  const problems: string[] = [];
  const asked: string[] = [];
  const broke = (what: string) => void problems.push(what);
  globalThis.fetch = async (input, init) => {
    const request = input instanceof Request ? input : undefined;
    const url = new URL(request?.url ?? `${input}`, location.href);
    asked.push(url.href);
    if (!ALLOWED.test(url.hostname)) broke(`asked ${url.href.slice(0, 100)}`);
    const answer = answers(url, request ? await request.text() : `${init?.body ?? ''}`);
    return answer instanceof Response ? answer : Response.json(answer);
  };
  Object.assign(globalThis, { attacked: (what: string) => broke(`ran ${what}`) });
  return {
    broke,
    asked,
    problems,
    stop() {
      globalThis.fetch = real;
    },
  };
}

/** Everything that is drawn, looked through for what strangers must not get there. */
export function inspect(root: ParentNode, { broke }: Watched): void {
  const elements = [...root.querySelectorAll('*')];
  if (elements.length > MOST_ELEMENTS) broke(`drew ${elements.length} elements`);
  if ((root.textContent ?? '').length > MOST_LETTERS) broke('drew a book');
  if (UNSAFE.test(root.textContent ?? '')) broke('drew letters that hide or reorder others');
  for (const element of elements) {
    if (/^(script|style|object|embed|base|meta)$/i.test(element.localName))
      broke(`drew <${element.localName}>`);
    for (const { name, value } of element.attributes) {
      if (name.startsWith('on')) broke(`drew ${name}`);
      if (SPOKEN.includes(name) && UNSAFE.test(value)) broke(`says hidden letters in ${name}`);
      if (/^(href|src|action|formaction|xlink:href)$/.test(name)) {
        if (/^\s*(javascript|data:text|vbscript)/i.test(value) || /evil/.test(value))
          broke(`leads to ${value.slice(0, 80)}`);
      }
    }
  }
}

/** Opens a modal, which has to show the wallets that are there. */
export async function opens(modal: Modal, page: Watched, names: readonly string[] = [HONEST]): Promise<void> {
  await modal.show();
  const root = modal.shadowRoot as ShadowRoot;
  for (const name of names) {
    await until(() => root.textContent?.includes(name), `"${name}" in the list`, 5_000);
  }
  inspect(root, page);
}

/** A wallet that announces itself as it should, until that is ended: after the test when nothing else is said. */
export function announceHonest(
  request: (args: { method: string }) => unknown = async () => [],
  end: (stop: () => void) => void = later,
): void {
  const info = {
    uuid: '350670db-19fa-4704-a166-e52e178b59d2',
    name: HONEST,
    icon: '',
    rdns: 'example.honest',
  };
  const provider = { request, on: () => undefined, removeListener: () => undefined };
  const detail = Object.freeze({ info, provider });
  const tell = () => window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
  window.addEventListener('eip6963:requestProvider', tell);
  tell();
  end(() => window.removeEventListener('eip6963:requestProvider', tell));
}

/** One modal that stays open for all attacks of a file, because opening another for each would take minutes. */
export function openForAll(attributes: Readonly<Record<string, string>>): () => Modal {
  const modal = document.createElement('wallet-modal');
  const stops: (() => void)[] = [];
  before(async () => {
    announceHonest(undefined, (stop) => stops.push(stop));
    for (const [name, value] of Object.entries(attributes)) modal.setAttribute(name, value);
    document.body.append(modal);
    await modal.show();
    await until(() => modal.shadowRoot?.textContent?.includes(HONEST), 'the list');
  });
  after(() => {
    modal.remove();
    for (const stop of stops) stop();
  });
  return () => modal;
}

/** What must hold of the modal that stays open. */
export async function staysOpen(modal: Modal, page: Watched): Promise<void> {
  await settled();
  if (!modal.open) page.broke('closed');
  // Where a site leaves wallets out, the list waits for the directory to say which they are.
  const hasHonest = () => modal.shadowRoot?.textContent?.includes(HONEST);
  await until(hasHonest).catch(() => page.broke('lost the honest wallet'));
  inspect(modal.shadowRoot as ShadowRoot, page);
}

/** Runs a list of attacks, each as a test. The runner prints how many were tried, held and broken. */
export function underAttack(
  surface: string,
  attacks: readonly Attack[],
  { answers = honestAnswers, needsInterface = true }: { answers?: Answers; needsInterface?: boolean } = {},
): void {
  describe(`attacks by ${surface}`, () => {
    if (needsInterface) loadInterface();
    for (const { name, run } of attacks) {
      it(name, async () => {
        const warn = console.warn;
        // What a site's developer is told is told here hundreds of times.
        console.warn = () => undefined;
        const page = watch(answers);
        try {
          await run(page);
          await settled();
          if (page.asked.length > MOST_REQUESTS) page.broke(`asked ${page.asked.length} times`);
        } finally {
          // What still goes on would ask the real network for what the attack answers.
          removeFixtures();
          await settled();
          page.stop();
          console.warn = warn;
        }
        expect(page.problems).to.deep.equal([]);
      });
    }
  });
}

/** One attack for each pair. */
export function cross<A, B>(
  as: Readonly<Record<string, A>>,
  bs: Readonly<Record<string, B>>,
  make: (a: A, b: B, name: string) => Attack['run'],
): Attack[] {
  return Object.entries(as).flatMap(([one, a]) =>
    Object.entries(bs).map(([other, b]) => {
      const name = `${one}: ${other}`;
      return { name, run: make(a, b, name) };
    }),
  );
}

/** A record of each text by itself. */
export const byName = <Name extends string>(names: readonly Name[]): Record<Name, Name> =>
  Object.fromEntries(names.map((name) => [name, name])) as Record<Name, Name>;
