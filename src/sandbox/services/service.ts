/** A request to a mock service, independent of its transport. */
export interface ServiceRequest {
  readonly method: string;
  readonly url: URL;
  /** A header by its lower-case name. */
  readonly header: (name: string) => string | null | undefined;
  readonly body: string;
}

/** The response to a request. */
export interface ServiceAnswer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

export const jsonAnswer = (value: unknown, status = 200): ServiceAnswer => ({
  status,
  type: 'application/json; charset=utf-8',
  body: JSON.stringify(value),
});

export const errorAnswer = (status: number, error: string): ServiceAnswer => jsonAnswer({ error }, status);

const HEADERS = ['x-project-id', 'x-sdk-type', 'x-sdk-version'];
/** The same as query parameters, which browsers send without a preflight. */
const PARAMETERS = ['projectId', 'st', 'sv'];

/**
 * Checks that a call contains the project id and the calling kit. Returns an error response, or undefined if both are present.
 */
export function headersMissing({ header }: ServiceRequest): ServiceAnswer | undefined {
  const missing = HEADERS.filter((name) => !header(name));
  return missing.length > 0 ? errorAnswer(401, `Missing headers: ${missing.join(', ')}.`) : undefined;
}

/** Like `headersMissing`, for services that also accept query parameters. */
export function namesMissing(request: ServiceRequest): ServiceAnswer | undefined {
  const isInAddress = PARAMETERS.every((name) => request.url.searchParams.get(name));
  return isInAddress ? undefined : headersMissing(request);
}
