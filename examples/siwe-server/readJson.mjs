import { SignInError } from './signInError.mjs';

/** A message with many resources, and a smart account's signature with its deployment, have room. */
export const MOST_BYTES = 65_536;

/** The JSON object in a request's body. Its type is required because forms of other sites cannot send it unasked. */
export async function readJson(request) {
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/json *(;|$)/i.test(type)) {
    throw new SignInError(415, 'The body must be JSON, with the content type application/json.');
  }
  const text = await readText(request);
  let value;
  try {
    value = JSON.parse(text);
  } catch {
    throw new SignInError(400, 'The body is not JSON.');
  }
  if (typeof value !== 'object' || value === null)
    throw new SignInError(400, 'The body is not a JSON object.');
  return value;
}

async function readText(request) {
  const parts = [];
  let size = 0;
  for await (const part of request.body ?? []) {
    size += part.length;
    if (size > MOST_BYTES) throw new SignInError(413, `The body is larger than ${MOST_BYTES} bytes.`);
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
