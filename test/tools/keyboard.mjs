const separately = async (keys, send) => {
  for (const key of keys) await send(key);
};

/** Real keys in every engine: `{ press: ['Shift', 'Tab'] }` or `{ type: 'text' }`. */
export const keyboard = () => ({
  name: 'keyboard',
  async executeCommand({ command, payload, session }) {
    if (command !== 'keyboard') return undefined;
    const { press = [], type = '' } = payload;
    if (session.browser.type === 'webdriver') {
      if (press.length) await session.browser.sendKeys(session.id, press);
      await separately(type, (key) => session.browser.sendKeys(session.id, [key]));
    } else {
      const { keyboard } = session.browser.getPage(session.id);
      await separately(press, (key) => keyboard.down(key));
      await separately(press.toReversed(), (key) => keyboard.up(key));
      await keyboard.type(type);
    }
    return true;
  },
});
