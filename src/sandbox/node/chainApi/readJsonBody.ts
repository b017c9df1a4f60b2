import type { ServiceRequest } from '../../services/service.js';
import { Refusal } from './refusal.js';

type Members<Name extends string> = Partial<Record<Name, unknown>>;

/** Reads a JSON body of any content type. Throws a Refusal for members other than these. */
export function readMembers<Name extends string>(body: string, names: readonly Name[]): Members<Name> {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    throw new Refusal(400, '', 'The body is no JSON.');
  }
  const members = (value ?? {}) as Record<string, unknown>;
  const unknown = Object.keys(members).find((name) => !names.some((known) => known === name));
  if (unknown) throw new Refusal(400, unknown, `The body has no member "${unknown}".`);
  return members as Members<Name>;
}

/** Reads a body that must have a JSON content type. Otherwise like `readMembers`. */
export function readJsonMembers<Name extends string>(
  { header, body }: ServiceRequest,
  names: readonly Name[],
): Members<Name> {
  if (!/^application\/json\b/.test(header('content-type') ?? '')) {
    throw new Refusal(415, '', 'The body is JSON, with content-type application/json.');
  }
  return readMembers(body, names);
}

/** Like `readJsonMembers`, without the project id. Throws a Refusal also if that is missing. */
export function readJsonBody<Name extends string>(
  request: ServiceRequest,
  names: readonly Name[],
): Members<Name> {
  const { projectId, ...rest } = readJsonMembers<Name | 'projectId'>(request, [...names, 'projectId']);
  if (typeof projectId !== 'string' || !projectId) {
    throw new Refusal(400, 'projectId', '"projectId" is missing.');
  }
  return rest as Members<Name>;
}
