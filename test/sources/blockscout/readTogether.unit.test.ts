import { expect } from 'chai';
import * as fc from 'fast-check';
import type { NextParams } from '../../../src/sources/blockscout/nextParams.js';
import { type ReadList, readTogether, type Together } from '../../../src/sources/blockscout/readTogether.js';
import { rejection } from '../../support/promises.js';

interface Item {
  readonly time: number;
  readonly name: string;
}

const BEGINNING: Together = { until: undefined, places: [] };

/** Returns pages of `size` items like a service: newest first. The last item is the cursor. */
function listOf(items: readonly Item[], size: number): ReadList<Item> {
  return async (from) => {
    const start = from ? items.findIndex(({ name }) => name === from.after) + 1 : 0;
    const page = items.slice(start, start + size);
    const last = page.at(-1);
    return { items: page, next: last && items.length > start + size ? { after: last.name } : undefined };
  };
}

/** All pages, as for a visitor who scrolls to the end. Cursors pass through JSON. */
async function readAll(lists: readonly ReadList<Item>[]): Promise<readonly (readonly Item[])[]> {
  const pages: (readonly Item[])[] = [];
  for (let next: Together | undefined = BEGINNING; next; ) {
    const page: Awaited<ReturnType<typeof readTogether<Item>>> = await readTogether(lists, next);
    pages.push(page.items);
    next = page.next && JSON.parse(JSON.stringify(page.next));
  }
  return pages;
}

const at = (...times: readonly number[]): readonly Item[] =>
  times.map((time, index) => ({ time, name: `${time}#${index}` }));
const timesOf = (items: readonly Item[]) => items.map(({ time }) => time);

describe('lists that are read together', () => {
  it('show what is newer than the end of every page that goes on, and the rest with the next page', async () => {
    const dense = listOf(at(100, 99, 98, 97, 96, 95), 3);
    const sparse = listOf(at(99, 50, 10), 2);
    // At first, the dense list is complete down to 98, the sparse one down to 50.
    expect((await readAll([dense, sparse, listOf([], 3)])).map(timesOf)).to.deep.equal([
      [100, 99, 99],
      [98, 97, 96, 95],
      [50, 10],
    ]);
  });

  it('lose nothing and repeat nothing, wherever their pages end', () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.tuple(
            fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: 40 }),
            fc.integer({ min: 1, max: 7 }),
          ),
          {
            minLength: 3,
            maxLength: 3,
          },
        ),
        async (drawn) => {
          const all = drawn.map(([times], list) =>
            [...times].sort((a, b) => b - a).map((time, index) => ({ time, name: `${list}/${index}` })),
          );
          // A list may have at most twenty pages of items with the same time.
          const lists = all.map((items, index) => listOf(items, Math.max(drawn[index]?.[1] ?? 1, 3)));
          const shown = (await readAll(lists)).flat();
          expect(shown.map(({ name }) => name).sort()).to.deep.equal(
            all
              .flat()
              .map(({ name }) => name)
              .sort(),
          );
          expect(timesOf(shown)).to.deep.equal(timesOf(shown).sort((a, b) => b - a));
        },
      ),
      { numRuns: 300 },
    ));

  it('lose nothing when something new arrives between two pages', async () => {
    const items = [...at(100, 99, 98, 97, 96, 95)];
    const lists = [listOf(items, 3), listOf(at(98, 60), 3)];
    const first = await readTogether(lists, BEGINNING);
    expect(timesOf(first.items)).to.deep.equal([100, 99]);
    items.unshift({ time: 102, name: 'new' }, { time: 101, name: 'newer' });
    const second = await readTogether(lists, first.next ?? BEGINNING);
    expect(timesOf(second.items)).to.deep.equal([98, 98]);
  });

  it('end at an error where a list leads around in circles, without another round', async () => {
    let asked = 0;
    const leadsTo =
      (next: (asked: number) => NextParams): ReadList<Item> =>
      async () => {
        asked += 1;
        return { items: at(5), next: next(asked) };
      };
    const failureOf = async (list: ReadList<Item>) => {
      asked = 0;
      return [(await rejection(readAll([list]))).message, asked];
    };
    const message = 'Blockscout goes on where it has been.';
    expect(await failureOf(leadsTo(() => ({ after: 'again' })))).to.deep.equal([message, 2]);
    expect(await failureOf(leadsTo((count) => ({ after: `${count % 3}` })))).to.deep.equal([message, 4]);
    const endless = leadsTo((count) => ({ after: `${count}` }));
    expect(await failureOf(endless)).to.deep.equal(['Blockscout lists too much at one time.', 20]);
    const nothing: ReadList<Item> = async () => ({ items: [], next: { after: 'again' } });
    expect((await rejection(readAll([nothing]))).message).to.equal(message);
  });
});
