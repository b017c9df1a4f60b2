import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { atPace } from '../../../scripts/lib/pace.mjs';
import { FIRST, NAMES, short } from './accounts.mjs';
import { describeFocus, listenToProvider } from './inPage.mjs';
import { sandboxTexts, t } from './texts.mjs';

const SECONDS = 1000;
const PATIENCE_MS = atPace(30 * SECONDS);
/**
 * For one path in one journey. The longest list has fewer pages, and connecting and sending together ask a node about 40
 * times. A request loop without a limit exceeds this in a few seconds.
 */
const MOST_REQUESTS = 70;

/** Polls `look` until its result passes the check. Answers the result, or fails with the last one. */
export async function eventually(look, check = Boolean) {
  for (const end = Date.now() + PATIENCE_MS; ; ) {
    const seen = await look();
    if (check(seen)) return seen;
    if (Date.now() > end) assert.fail(`It stays ${JSON.stringify(seen)}; it should be: ${check}`);
    await pause(20);
  }
}

/** For a promise that is awaited later: if the journey fails first, its rejection is ignored. */
export function begun(promise) {
  promise.catch(() => undefined);
  return promise;
}

/** A page of a host site with its visitor, who sees, presses and hears. */
export class Site {
  /** The page's events, oldest first, across reloads: `{ name, from, detail }`. */
  events = [];
  /** The paths of all requests to the server. */
  requests = [];
  /** Problems in the page that aren't excused. */
  problems = [];
  #errsAtAnyTime = false;
  #excused = [];
  #waiting = new Set();
  #seen = new Map();
  #mostRequests;

  constructor(page, origin, { allows: allowed = [], mostRequests = MOST_REQUESTS } = {}) {
    this.page = page;
    this.origin = origin;
    this.#mostRequests = mostRequests;
    page.setDefaultTimeout(PATIENCE_MS);
    page.on('pageerror', (error) => this.#complain(`error: ${error.stack ?? error}`));
    page.on('crash', () => this.#complain('the page crashed'));
    page.on('console', (message) => {
      const type = message.type();
      if (type !== 'error' && type !== 'warning') return;
      // The browser gives the address of a failed resource only separately.
      const place = /^Failed to load resource/.test(message.text()) ? ` ${message.location().url}` : '';
      this.#complain(`console: ${message.text()}${place}`);
    });
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (url.origin === origin) this.requests.push(url.pathname);
      else if (!/^(data|blob):$/.test(url.protocol) && !allowed.includes(url.origin))
        this.#complain(`left its origin: ${url}`);
    });
  }

  /** Called by the page. */
  told({ kind, text, ...event }) {
    if (kind === 'problem') this.#complain(text);
    else this.events.push(event);
    for (const check of this.#waiting) check();
  }

  #complain(text) {
    if (this.#excused.some((pattern) => pattern.test(text))) return;
    this.problems.push(text);
    for (const check of this.#waiting) check();
  }

  /** Waits until a report makes `look` return anything but undefined. */
  async #until(look, what) {
    const found = look();
    if (found !== undefined) return found;
    return new Promise((resolve, reject) => {
      const settle = (finish) => {
        clearTimeout(timer);
        this.#waiting.delete(check);
        finish();
      };
      const timer = setTimeout(
        () => settle(() => reject(new Error(`The page did not tell ${what}`))),
        PATIENCE_MS,
      );
      const check = () => {
        const result = look();
        if (result !== undefined) settle(() => resolve(result));
      };
      this.#waiting.add(check);
    });
  }

  /** The next event with a name, at once or later. Each is returned once. */
  async event(name) {
    const place = this.#seen.get(name) ?? 0;
    const event = await this.#until(() => this.events.filter((event) => event.name === name)[place], name);
    this.#seen.set(name, place + 1);
    return event;
  }

  /** The detail of the next event with a name. */
  async heard(name) {
    return (await this.event(name)).detail;
  }

  /** The number of unread events with a name. */
  unheard(name) {
    return this.events.filter((event) => event.name === name).length - (this.#seen.get(name) ?? 0);
  }

  /** All events as text. */
  story() {
    return this.events.map(({ name, from, detail }) => `${name} ${from} ${JSON.stringify(detail)}`);
  }

  /** Waits for an expected problem, excuses it and returns its text. */
  async excuse(pattern) {
    const text = await this.#until(
      () => this.problems.find((problem) => pattern.test(problem)),
      `a problem like ${pattern}`,
    );
    this.problems.splice(this.problems.indexOf(text), 1);
    return text;
  }

  /** Excuses all problems: for journeys whose wallets and nodes fail at any time. */
  excuseEverything() {
    this.excuseAll(/./);
    this.#errsAtAnyTime = true;
  }

  /** Excuses the browser's own messages that match, which may come any number of times, and late. */
  excuseAll(pattern) {
    this.#excused.push(pattern);
    this.problems = this.problems.filter((problem) => !pattern.test(problem));
  }

  /** Waits for an expected `wallet-error` with a code. Others fail the journey. */
  async failed(code) {
    const detail = await this.heard('wallet-error');
    assert.equal(detail.code, code);
    assert.ok(detail.message, 'an error says what happened');
    return detail;
  }

  /** Like `failed`, for an error that a developer can fix: the console also has it, with the remedy. */
  async warned(code, remedy = /\w/) {
    const { message } = await this.failed(code);
    const text = await this.excuse(new RegExp(`^console: <wallet-[a-z-]+> ${code}: `));
    assert.match(text, remedy);
    return message;
  }

  /** Fails if there were problems that the journey didn't excuse. */
  check() {
    assert.deepEqual(this.problems, [], 'nothing goes wrong in the page');
    if (!this.#errsAtAnyTime) assert.equal(this.unheard('wallet-error'), 0, 'no wallet-error is left over');
    const timesOf = (path) => this.requests.filter((one) => one === path).length;
    const most = [...new Set(this.requests)].filter((path) => timesOf(path) > this.#mostRequests);
    assert.deepEqual(most, [], 'nothing is asked for without limit');
  }

  /** The keys of the page's storage. */
  kept() {
    return this.page.evaluate(() => Object.keys(localStorage));
  }

  get modal() {
    return this.page.locator('wallet-modal').first();
  }

  /** A button by its name. */
  button(name, options) {
    return this.page.getByRole('button', { name, ...options });
  }

  get connectButton() {
    return this.button(t('button.connect'), { exact: true });
  }

  /** The button of a connected account, whether or not its balance is known. */
  accountButton(address = FIRST) {
    // It shows a name once the account has been opened, on a site with the stand-in of the chain API.
    const label = new RegExp([short(address), NAMES[address]].filter(Boolean).join('|'));
    return this.page.locator('wallet-button').getByRole('button', { name: label });
  }

  /** An account in the list of accounts. */
  accountRow(address) {
    return this.page
      .getByRole('list', { name: t('account.accounts') })
      .getByRole('button', { name: short(address) });
  }

  /** The product's dialog with a title. */
  dialog(title) {
    return this.page.getByRole('dialog', { name: title });
  }

  /** A wallet in the list. */
  row(name) {
    return this.page.getByRole('list', { name: t('connect.wallets') }).getByRole('button', { name });
  }

  /** The prompt that a wallet draws in the page. */
  prompt(kind) {
    return this.page.getByRole('dialog', { name: sandboxTexts.titles[kind], exact: true });
  }

  async approve(kind) {
    await this.prompt(kind).getByRole('button', { name: sandboxTexts.approve, exact: true }).click();
  }

  async reject(kind) {
    await this.prompt(kind).getByRole('button', { name: sandboxTexts.reject, exact: true }).click();
  }

  /** The window or tab that a press opens. Both are awaited together, so that a failure of either fails the journey. */
  async windowAfter(press) {
    const [opened] = await Promise.all([this.page.context().waitForEvent('page'), press()]);
    return opened;
  }

  text(text) {
    return this.page.getByText(text, { exact: true });
  }

  async sees(locator) {
    await locator.waitFor({ state: 'visible' });
  }

  async seesNot(locator) {
    await locator.waitFor({ state: 'hidden' });
  }

  /** The text that a press copies. Avoids the clipboard, which all pages of a browser share. */
  async copied(press) {
    await this.page.evaluate(() => {
      navigator.clipboard.writeText = async (text) => {
        document.documentElement.dataset.copied = text;
      };
      delete document.documentElement.dataset.copied;
    });
    await press();
    return eventually(() => this.page.evaluate(() => document.documentElement.dataset.copied));
  }

  /** `state` of the modal. */
  state(selector = 'wallet-modal') {
    return this.page.evaluate((selector) => document.querySelector(selector).state, selector);
  }

  /** Waits until the modal's `state` passes a check, and returns it. */
  async reaches(check, selector) {
    return eventually(() => this.state(selector), check);
  }

  /** Makes the journey record the modal provider's events, named `provider …`. */
  async listenToProvider() {
    await this.modal.evaluate(listenToProvider);
  }

  /** Operates a sandbox wallet, as its user. */
  async wallet(name, use, arg) {
    const wallet = await this.page.evaluateHandle((name) => window.wallets[name], name);
    return wallet.evaluate(use, arg);
  }

  /** A page's request to the modal's provider; answers `{ code }` when it is refused. */
  request(method, params) {
    return this.modal.evaluate(
      ({ provider }, args) => provider.request(args).catch(({ code }) => ({ code })),
      params ? { method, params } : { method },
    );
  }

  /** Advances the journey's installed clock step by step until an event arrives. */
  async passTimeUntilHeard(name, stepMs = 5_000) {
    await eventually(async () => {
      await this.page.clock.fastForward(stepMs);
      return this.unheard(name);
    });
  }

  /** Waits while a state must not change, because there is no event for that. */
  async stays(look, check, ms) {
    for (const end = Date.now() + ms; Date.now() < end; await pause(50)) {
      const seen = await look();
      assert.ok(check(seen), `It became ${JSON.stringify(seen)}; it should stay: ${check}`);
    }
  }

  /** The methods requested from a wallet. */
  asked(name) {
    return this.wallet(name, ({ requests }) => requests.map(({ method }) => method));
  }

  focus() {
    return this.page.evaluate(describeFocus);
  }

  /** All steps from the button to a connection. */
  async connect(name) {
    await this.connectButton.click();
    await this.row(name).click();
    await this.approve('connect');
    return this.heard('wallet-connected');
  }
}
