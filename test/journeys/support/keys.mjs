// A visitor without a pointer.
import assert from 'node:assert/strict';
import { eventually } from './site.mjs';
import { sandboxTexts } from './texts.mjs';

/** Whether something has the focus. */
export const isFocused = (locator) => locator.evaluate((node) => node.getRootNode().activeElement === node);

/** The focus is always visible, and while the dialog is open it is in the dialog or in a prompt. */
export class Keys {
  #isOutside = false;

  constructor(site) {
    this.site = site;
  }

  async press(key) {
    await this.site.page.keyboard.press(key);
  }

  async #check() {
    const { open } = await this.site.state();
    const focus = await this.site.focus();
    const wasOutside = this.#isOutside;
    this.#isOutside = focus.name === 'body';
    if (!open) return;
    // The tab order of a dialog includes the browser's own controls, which the page doesn't see.
    if (this.#isOutside) assert.ok(!wasOutside, 'the focus is not lost');
    else assert.ok(focus.isInDialog || focus.isInPrompt, `the focus leaves to ${JSON.stringify(focus)}`);
  }

  /** Tabs to an element. */
  async tabTo(locator, key = 'Tab') {
    await locator.waitFor();
    for (let presses = 0; presses < 30; presses++) {
      await this.press(key);
      await this.#check();
      if (!(await isFocused(locator))) continue;
      const focus = await this.site.focus();
      assert.ok(focus.isVisible, `the focus is seen on ${focus.name}`);
      return;
    }
    assert.fail(`Tab does not lead to ${locator}`);
  }

  /** Uses the arrow keys to reach an element in the focused list. */
  async arrowTo(locator, key = 'ArrowDown') {
    for (let presses = 0; presses < 15; presses++) {
      if (await isFocused(locator)) return;
      await this.press(key);
      await this.#check();
    }
    assert.fail(`${key} does not lead to ${locator}`);
  }

  async enter(locator) {
    await this.tabTo(locator);
    await this.press('Enter');
  }

  /** Checks that the dialog with this title is open and has the focus. */
  async isIn(title) {
    await this.site.sees(this.site.dialog(title));
    await eventually(
      () => this.site.focus(),
      ({ isInDialog }) => isInDialog,
    );
  }

  /** Checks that the wallet's prompt has the focus, and answers it. */
  async answer(kind, button) {
    const prompt = this.site.prompt(kind);
    await prompt.waitFor();
    await eventually(
      () => this.site.focus(),
      ({ isInPrompt }) => isInPrompt,
    );
    await this.enter(prompt.getByRole('button', { name: button, exact: true }));
  }

  approve(kind) {
    return this.answer(kind, sandboxTexts.approve);
  }

  reject(kind) {
    return this.answer(kind, sandboxTexts.reject);
  }

  /** Checks that the dialog is closed, and that the focus is back. */
  async isBackAt(locator) {
    await this.site.heard('wallet-close');
    await eventually(
      () => isFocused(locator),
      (focused) => focused,
    );
  }
}
