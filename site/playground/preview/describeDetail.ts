import { LONGEST_DETAIL } from './messages.ts';

const asText = (_name: string, value: unknown) => (typeof value === 'bigint' ? `${value}` : value);

/** The detail of an event as JSON, cut if it is long. Never throws. */
export function describeDetail(detail: unknown): string {
  if (detail === null || detail === undefined) return '';
  let json: string;
  try {
    json = JSON.stringify(detail, asText, 2) ?? '';
  } catch {
    return 'Its detail cannot be written as JSON.';
  }
  return json.length > LONGEST_DETAIL ? `${json.slice(0, LONGEST_DETAIL)}…` : json;
}
