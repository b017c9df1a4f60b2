import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readJson } from '../../scripts/lib/files.mjs';
import { bundled } from '../tools/bundled.mjs';

const { CONTROLS } = await bundled('site/studio/controls.ts');
const { contrastRatio, gradeOf, ratioText } = await bundled('site/studio/contrast.ts');
const { readThemeJson } = await bundled('site/studio/readThemeJson.ts');
const { readQuery, toQuery } = await bundled('site/studio/designAddress.ts');
const { toCss, toJson } = await bundled('site/studio/exportTheme.ts');
const { PRESETS } = await bundled('site/studio/presets.ts');

/** Like browsers, which also close open parentheses at the end of a value. */
const supports = (property, value) =>
  property === 'font-family'
    ? !value.includes('\n')
    : /^(#([\da-f]{3}|[\da-f]{6})|(rgb|hsl|oklch)\([^;]*|red|tomato)$/i.test(value);

const ACCENT = '--wallet-modal-accent';
const FONT = '--wallet-modal-font-family';
const SIZE = '--wallet-modal-font-size-master';
const variables = (values) => readThemeJson(JSON.stringify({ themeVariables: values }), supports);

describe('the controls', () => {
  it('are the public custom properties with their defaults', () => {
    const { modules } = readJson('custom-elements.json');
    const modal = modules
      .flatMap(({ declarations = [] }) => declarations)
      .find(({ tagName }) => tagName === 'wallet-modal');
    const told = (name, standard) => `${name} = ${standard}`;
    assert.deepEqual(
      CONTROLS.map((one) => told(one.name, one.standard)).sort(),
      modal.cssProperties.map((one) => told(one.name, one.default)).sort(),
    );
  });
});

describe('contrast', () => {
  const table = [
    ['black on white', [0, 0, 0], [255, 255, 255], '21.00'],
    ['white on black', [255, 255, 255], [0, 0, 0], '21.00'],
    ['a colour on itself', [18, 130, 233], [18, 130, 233], '1.00'],
    ['#777 on white', [119, 119, 119], [255, 255, 255], '4.47'],
    ['#767676 on white', [118, 118, 118], [255, 255, 255], '4.54'],
    ['#595959 on white', [89, 89, 89], [255, 255, 255], '7.00'],
    ['red on white', [255, 0, 0], [255, 255, 255], '3.99'],
    ['blue on white', [0, 0, 255], [255, 255, 255], '8.59'],
    ['yellow on black', [255, 255, 0], [0, 0, 0], '19.55'],
  ];
  for (const [name, one, other, expected] of table) {
    it(`of ${name} is ${expected}`, () => assert.equal(ratioText(contrastRatio(one, other)), expected));
  }

  it('is graded by what WCAG 2.2 asks of text and of controls', () => {
    const graded = [2.99, 3, 4.49, 4.5, 6.99, 7].map((ratio) => [
      gradeOf(ratio, 'text'),
      gradeOf(ratio, 'control'),
    ]);
    assert.deepEqual(graded, [
      ['fails', 'fails'],
      ['fails', 'AA'],
      ['fails', 'AA'],
      ['AA', 'AA'],
      ['AA', 'AA'],
      ['AAA', 'AA'],
    ]);
  });

  it('is not rounded up to a limit that it misses', () => {
    assert.equal(ratioText(4.4999), '4.49');
    assert.equal(ratioText(4.5), '4.50');
  });
});

describe('importing a theme', () => {
  it('takes what the studio exports, and the variables alone', () => {
    const values = { [ACCENT]: '#0a7d55', [FONT]: '"Inter", sans-serif', [SIZE]: '0.75rem' };
    const design = { mode: 'light', values };
    assert.deepEqual(readThemeJson(toJson(design), supports), { design, problems: [] });
    assert.deepEqual(readThemeJson(JSON.stringify(values), supports), {
      design: { mode: 'auto', values },
      problems: [],
    });
  });

  it('takes numbers, as the settings do', () => {
    const { design, problems } = variables({ '--wallet-modal-color-mix-strength': 8 });
    assert.deepEqual([design.values, problems], [{ '--wallet-modal-color-mix-strength': '8' }, []]);
  });

  const unreadable = {
    'no text at all': ['', 'There is nothing to import. Paste the JSON of a theme.'],
    'no JSON': [
      '{"themeVariables":',
      'This is not a JSON object. Paste what the studio exports, or the content of your settings script.',
    ],
    'a list': [
      '[]',
      'This is not a JSON object. Paste what the studio exports, or the content of your settings script.',
    ],
    'more than anybody writes': [
      `"${'x'.repeat(20_000)}"`,
      'This is longer than 20000 characters. Paste only the theme.',
    ],
    'deep nesting': [
      '['.repeat(19_000),
      'This is not a JSON object. Paste what the studio exports, or the content of your settings script.',
    ],
  };
  for (const [name, [text, sentence]] of Object.entries(unreadable)) {
    it(`refuses ${name} with a sentence`, () =>
      assert.deepEqual(readThemeJson(text, supports), { design: undefined, problems: [sentence] }));
  }

  const colour = (shown) => `${ACCENT}: “${shown}” is not a colour. Write one such as #0a7d55.`;
  const unsettled = (shown) =>
    `${ACCENT}: “${shown}” depends on the page it is used in. Write the colour itself.`;
  const leftOut = [
    [ACCENT, 'gren', colour('gren')],
    [ACCENT, 'red;} body{display:none', colour('red;} body{display:none')],
    [ACCENT, 'rgb(0 0 0', colour('rgb(0 0 0')],
    [ACCENT, 'red/*', colour('red/*')],
    [ACCENT, 'url(https://evil.example/)', colour('url(https://evil.example/)')],
    [ACCENT, '</script><script>', colour('</script><script>')],
    [ACCENT, 'var(--brand, red)', unsettled('var(--brand, red)')],
    [ACCENT, 'currentColor', unsettled('currentColor')],
    [ACCENT, { toString: 1 }, `${ACCENT} has to be a text or a number.`],
    [ACCENT, null, `${ACCENT} has to be a text or a number.`],
    [ACCENT, '', `${ACCENT} is empty. Leave it out to use the default.`],
    [ACCENT, '#'.repeat(201), `${ACCENT} is longer than 200 characters. Use a shorter value.`],
    [FONT, '"Inter', `${FONT}: “"Inter” is not a list of fonts. Write one such as Inter, sans-serif.`],
    [SIZE, 12, `${SIZE}: “12” is not a length. Write one in px or rem, such as 10px.`],
    [SIZE, '900px', `${SIZE}: “900px” is out of range. Use 7px to 20px.`],
    [
      '--wallet-modal-z-index',
      '1.5',
      '--wallet-modal-z-index: “1.5” does not fit. Use a whole number from 0 to 2147483647.',
    ],
    [
      '--wallet-modal-acent',
      'red',
      'There is no “--wallet-modal-acent”. Did you mean --wallet-modal-accent?',
    ],
    ['background', 'red', 'There is no “background”.'],
  ];
  for (const [name, value, sentence] of leftOut) {
    it(`leaves out ${name}: ${JSON.stringify(value).slice(0, 40)}, and keeps the rest`, () => {
      const { design, problems } = variables({ [name]: value, '--wallet-modal-color-mix': '#fff' });
      assert.deepEqual(problems, [sentence]);
      assert.deepEqual(design.values, { '--wallet-modal-color-mix': '#fff' });
    });
  }

  it('leaves out other settings, and a prototype', () => {
    const text = `{"themeMode":"sepia","networks":[],"__proto__":{"themeVariables":1},"themeVariables":{"__proto__":{"x":1}}}`;
    assert.deepEqual(readThemeJson(text, supports), {
      design: { mode: 'auto', values: {} },
      problems: [
        'There is no “__proto__”.',
        'themeMode has to be auto, dark, light. The studio uses auto.',
        'Only themeMode and themeVariables are imported. Left out: “networks”, “__proto__”.',
      ],
    });
  });

  it('says ten sentences at most, and how many more there are', () => {
    const many = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`x${index}`, 1]));
    const { problems } = variables(many);
    assert.equal(problems.length, 11);
    assert.equal(problems.at(-1), 'And 490 more.');
  });
});

describe('a design', () => {
  const design = {
    mode: 'dark',
    values: { [SIZE]: '12px', [ACCENT]: 'oklch(0.58 0.22 310)' },
  };

  it('is CSS with the values that were changed', () => {
    assert.equal(
      toCss(design),
      ':root {\n  --wallet-modal-accent: oklch(0.58 0.22 310);\n  --wallet-modal-font-size-master: 12px;\n}',
    );
    assert.equal(toCss({ mode: 'auto', values: {} }), '/* All variables have their defaults. */');
  });

  it('is in the address, and comes back', () => {
    const query = toQuery(design);
    assert.equal(query, 'accent=oklch%280.58+0.22+310%29&size=12px&mode=dark');
    assert.deepEqual(readQuery(query, supports), { design, problems: [] });
    assert.deepEqual(readQuery('', supports), { design: { mode: 'auto', values: {} }, problems: [] });
  });

  it('is without what an address has broken', () => {
    assert.deepEqual(readQuery('?accent=%3Cb%3E&size=12px&mode=x&other=1', supports), {
      design: { mode: 'auto', values: { [SIZE]: '12px' } },
      problems: [
        'In the address: --wallet-modal-accent: “<b>” is not a colour. Write one such as #0a7d55.',
        'In the address: mode has to be dark, light or auto.',
      ],
    });
    assert.deepEqual(readQuery(`accent=${'%'.repeat(3_000)}`, supports), {
      design: undefined,
      problems: ['The address is too long to hold a theme. The defaults are shown.'],
    });
  });
});

describe('the presets', () => {
  for (const { name, values } of PRESETS) {
    it(`${name} is a theme that can be imported`, () =>
      assert.deepEqual(variables(values), { design: { mode: 'auto', values }, problems: [] }));
  }
});
