/** A request to a mock service, independent of its transport. */
export interface ServiceRequest {
  readonly method: string;
  readonly url: URL;
  /** A header by its lower-case name. */
  readonly header: (name: string) => string | null | undefined;
  readonly body: string;
}

/** The response. */
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
/** The same in the address, which browsers send without asking first. */
const PARAMETERS = ['projectId', 'st', 'sv'];

/** Every call must name the project and the calling kit. Returns an error response, or undefined if both are there. */
export function headersMissing({ header }: ServiceRequest): ServiceAnswer | undefined {
  const missing = HEADERS.filter((name) => !header(name));
  return missing.length > 0 ? errorAnswer(401, `Missing headers: ${missing.join(', ')}.`) : undefined;
}

/** As `headersMissing`, for services that also take query parameters instead. */
export function namesMissing(request: ServiceRequest): ServiceAnswer | undefined {
  const isInAddress = PARAMETERS.every((name) => request.url.searchParams.get(name));
  return isInAddress ? undefined : headersMissing(request);
}
