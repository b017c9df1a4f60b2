import assert from 'node:assert/strict';
import { it } from 'node:test';
import { run } from '../../scripts/lib/run.mjs';

it('what the scripts run has the same language and time zone on every machine', async () => {
  Object.assign(process.env, { TZ: 'Asia/Kathmandu', LANG: 'de_DE.UTF-8', LC_ALL: 'ar_EG.UTF-8' });
  const told = `const { locale, timeZone } = Intl.DateTimeFormat().resolvedOptions();
    console.log(locale, timeZone, (1234.5).toLocaleString(), new Date(0).getHours());`;
  let said = '';
  const listen = (text) => {
    said += text;
  };
  assert.equal(await run(process.execPath, ['-e', told], { listen }), 0);
  assert.equal(said, 'en-US UTC 1,234.5 0\n');
});
