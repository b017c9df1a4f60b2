import { jsonAnswer, type ServiceAnswer } from '../../services/service.js';

/** The service's answer to an unknown or invalid request. */
export class BlockscoutRefusal extends Error {
  readonly answer: ServiceAnswer;

  constructor(status: 404 | 422, message: string) {
    super(message);
    const body =
      status === 404
        ? { message }
        : { errors: [{ title: 'Invalid value', source: { pointer: '/' }, detail: message }] };
    this.answer = jsonAnswer(body, status);
  }
}

const PAGE = 50;

/** A list, newest first, with the parameters that identify its entries in `next_page_params`. */
export interface BlockscoutList<T> {
  readonly items: readonly T[];
  readonly paramsOf: (item: T) => Readonly<Record<string, string | number | null>>;
  readonly draw: (item: T) => object | Promise<object>;
}

/** The page after the entry that the query identifies. Refuses a query without a matching entry. */
export async function pageOfList<T>(
  { items, paramsOf, draw }: BlockscoutList<T>,
  query: ReadonlyMap<string, string>,
) {
  const place = [...query].filter(([name]) => name !== 'type' && name !== 'items_count' && name !== 'apikey');
  const isNamed = (item: T) =>
    place.every(([name, value]) => `${paramsOf(item)[name]}` === value) &&
    place.length === Object.keys(paramsOf(item)).length;
  const start = place.length > 0 ? items.findIndex(isNamed) + 1 : 0;
  if (place.length > 0 && start === 0) {
    throw new BlockscoutRefusal(422, `Unexpected field: ${place.map(([name]) => name).join()}`);
  }
  const page = items.slice(start, start + PAGE);
  const last = page.at(-1);
  return {
    items: await Promise.all(page.map(draw)),
    next_page_params:
      last && items.length > start + PAGE ? { ...paramsOf(last), items_count: start + PAGE } : null,
  };
}
