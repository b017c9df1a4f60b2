// A visitor without a pointer.
import assert from 'node:assert/strict';
import { eventually } from './site.mjs';
import { sandboxTexts } from './texts.mjs';

/** Whether something has the focus. */
export const isFocused = (locator) => locator.evaluate((node) => node.getRootNode().activeElement === node);

/** The focus is always seen, and while the dialog is open it is in it or in a prompt. */
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
    // The way round a dialog leads by the controls of the browser, which the page does not see.
    if (this.#isOutside) assert.ok(!wasOutside, 'the focus is not lost');
    else assert.ok(focus.isInDialog || focus.isInPrompt, `the focus leaves to ${JSON.stringify(focus)}`);
  }

  /** Goes by Tab to something. */
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

  /** Goes by arrows to something in the list that has the focus. */
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

  /** The dialog with this title is there and has the focus. */
  async isIn(title) {
    await this.site.sees(this.site.dialog(title));
    await eventually(
      () => this.site.focus(),
      ({ isInDialog }) => isInDialog,
    );
  }

  /** The wallet's prompt has the focus; answers it. */
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

  /** The dialog is closed, and the focus is where it was before. */
  async isBackAt(locator) {
    await this.site.heard('wallet-close');
    await eventually(
      () => isFocused(locator),
      (focused) => focused,
    );
  }
}
