import { expect } from 'chai';
import type { Modal } from '../elements/support.js';
import { later, loadInterface } from '../elements/support.js';
import { removeFixtures } from '../support/fixture.js';
import { settled, until } from '../support/promises.js';

/** An attack on the element, with its name in the table. `watch` checks the rules that hold for all attacks. */
export interface Attack {
  readonly name: string;
  readonly run: (page: Watched) => unknown;
}

export interface Watched {
  /** Reports a broken rule. */
  broke(what: string): void;
  /** The requests so far. */
  readonly asked: readonly string[];
}

export const HONEST = 'Honest Wallet';
const LISTED = 'Listed Wallet';
export const RPC = 'https://rpc.example/';

/** Characters that hide or reorder others, and control characters. */
export const UNSAFE = /(?![\t\n\r])\p{Cc}|[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/u;
const SPOKEN = ['aria-label', 'title', 'alt', 'placeholder'];
/** Longer than any readable list. */
const MOST_ELEMENTS = 3_000;
const MOST_REQUESTS = 40;
const MOST_LETTERS = 20_000;

/** Hosts that may be contacted: the page's, and those of services that the attacks configure. */
const ALLOWED =
  /^(localhost|(rpc|sources)\.example|(api\.web3modal|pulse\.walletconnect|rpc\.walletconnect)\.org)$/;

const realFetch = globalThis.fetch.bind(globalThis);

export type Answers = (url: URL, body: string) => unknown;

const listed = { data: [{ id: 'listed', name: LISTED, homepage: 'https://listed.example' }], count: 1 };
export const honestAnswers: Answers = (url) => (url.pathname.endsWith('/getWallets') ? listed : {});

/**
 * The network of an attack. It answers for every host and reports forbidden ones. The test also fails when the page's
 * policy blocks a request, or when an error isn't caught.
 */
function watch(answers: Answers): Watched & { problems: string[]; stop: () => void } {
  const problems: string[] = [];
  const asked: string[] = [];
  const broke = (what: string) => void problems.push(what);
  globalThis.fetch = async (input, init) => {
    const request = input instanceof Request ? input : undefined;
    const url = new URL(request?.url ?? `${input}`, location.href);
    asked.push(url.href);
    if (!ALLOWED.test(url.hostname)) broke(`asked ${url.href.slice(0, 100)}`);
    if ((request ?? init)?.redirect !== 'error') broke('would follow a redirect');
    const answer = answers(url, request ? await request.text() : `${init?.body ?? ''}`);
    return answer instanceof Response ? answer : Response.json(answer);
  };
  Object.assign(globalThis, { attacked: (what: string) => broke(`ran ${what}`) });
  return {
    broke,
    asked,
    problems,
    stop() {
      // A busy machine may send an allowed request this late. Forbidden ones still fail the test.
      globalThis.fetch = async (input, init) => {
        const { hostname } = new URL(input instanceof Request ? input.url : `${input}`, location.href);
        if (hostname !== location.hostname && ALLOWED.test(hostname))
          throw new TypeError('The attack is over');
        return realFetch(input, init);
      };
    },
  };
}

/** Searches everything on screen for content that strangers must not put there. */
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

/** Opens a modal, which must list the wallets. */
export async function opens(modal: Modal, page: Watched, names: readonly string[] = [HONEST]): Promise<void> {
  await modal.show();
  const root = modal.shadowRoot as ShadowRoot;
  for (const name of names) {
    await until(() => root.textContent?.includes(name), `"${name}" in the list`, 5_000);
  }
  inspect(root, page);
}

/** A valid wallet that announces itself until it is stopped, at the latest after the test. */
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

/** One modal that stays open for all attacks of a file. Opening one for each would take minutes. */
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

/** Checks the rules for an open modal. */
export async function staysOpen(modal: Modal, page: Watched): Promise<void> {
  await settled();
  if (!modal.open) page.broke('closed');
  // With excluded wallets, the list waits until the directory has identified them.
  const hasHonest = () => modal.shadowRoot?.textContent?.includes(HONEST);
  await until(hasHonest).catch(() => page.broke('lost the honest wallet'));
  inspect(modal.shadowRoot as ShadowRoot, page);
}

/** Runs each attack as a test. The reporter prints how many were tried, held and broken. */
export function underAttack(
  surface: string,
  attacks: readonly Attack[],
  {
    answers = honestAnswers,
    needsInterface = true,
    mostRequests = MOST_REQUESTS,
  }: { answers?: Answers; needsInterface?: boolean; mostRequests?: number } = {},
): void {
  describe(`attacks by ${surface}`, () => {
    if (needsInterface) loadInterface();
    for (const { name, run } of attacks) {
      it(name, async () => {
        const warn = console.warn;
        // Warnings for the site's developer would be printed hundreds of times here.
        console.warn = () => undefined;
        const page = watch(answers);
        try {
          await run(page);
          await settled();
          if (page.asked.length > mostRequests) page.broke(`asked ${page.asked.length} times`);
        } finally {
          // A pending request would otherwise reach the real network.
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

/** A record of the texts, each under itself. */
export const byName = <Name extends string>(names: readonly Name[]): Record<Name, Name> =>
  Object.fromEntries(names.map((name) => [name, name])) as Record<Name, Name>;
