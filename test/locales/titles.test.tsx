import { setViewport } from '@web/test-runner-commands';
import { expect } from 'chai';
import type { ViewName } from '../../src/atoms/router.js';
import { languageTags } from '../../src/locales/findLanguage.js';
import { Header } from '../../src/ui/Header.js';
import { IconButton } from '../../src/ui/IconButton.js';
import { accountFeatures } from '../../src/views/account/accountFeatures.js';
import { findFeature, findFirstFeature } from '../../src/views/shell/features.js';
import { setsViewport } from '../support/abilities.js';
import { resetFont, setFont, WIDEST } from '../support/fonts.js';
import { until } from '../support/promises.js';
import { cleanUp, mount } from '../ui/mount.js';
import { SCENES } from '../views/heightScenes.js';
import { brokenWords } from './placeProblems.js';
import { readTexts } from './readTexts.js';

/** Their lines may end between any two characters. */
const ENDS_ANYWHERE = /^(ja|th|zh)/;
/** Longer words don't fit at any readable size. */
const LONGEST = 13;

const VIEWS: readonly ViewName[] = [
  ...SCENES.map(({ route }) => route.view),
  'Receipt',
  'SwapPreview',
  'WalletSendPreview',
];

const titleOf = (view: ViewName) =>
  (findFirstFeature(view) ?? findFeature(accountFeatures, view))?.views[view]?.title;

(setsViewport ? describe : describe.skip)('the titles of views at twice the size of text', () => {
  before(() => setFont(WIDEST));
  after(async () => {
    resetFont();
    await setViewport({ width: 800, height: 600 });
  });

  const titles = [...new Set(VIEWS.map(titleOf))].filter((title) => title !== undefined);

  for (const width of [390, 320])
    it(`are not broken within words at ${width} px, in the widest font`, async () => {
      await setViewport({ width, height: 780 });
      await until(() => innerWidth === width);
      expect(titles).to.include('receipt.title');
      const broken: string[] = [];
      for (const tag of languageTags.filter((tag) => !ENDS_ANYWHERE.test(tag))) {
        const texts = await readTexts(tag);
        const button = (
          <IconButton label="" onClick={() => undefined}>
            x
          </IconButton>
        );
        const { host, root, find } = mount(
          <div lang={tag}>
            {titles.map((title) => (
              <Header key={title} title={String(texts[title])} start={button} end={button} />
            ))}
          </div>,
        );
        host.style.setProperty('--wallet-modal-font-size-master', '20px');
        // They fade in.
        for (const animation of root.getAnimations()) animation.finish();
        for (const word of brokenWords(find('div'), tag))
          if (word.length <= LONGEST) broken.push(`${tag}: ${word}`);
        cleanUp();
      }
      expect(broken).to.deep.equal([]);
    });
});
