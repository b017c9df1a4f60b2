import { jsonAnswer, type ServiceAnswer } from '../../services/service.js';

/** A request that the chain API does not answer. */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  /** `field` is the part of the request that is wrong, empty if it is the request itself. */
  constructor(
    readonly status: number,
    readonly field: string,
    readonly description: string,
  ) {
    super(description);
  }
}

/** The response of the hosted service to such a request. */
export function refusalAnswer({ status, field, description }: Refusal): ServiceAnswer {
  return jsonAnswer({ status: 'FAILED', reasons: [{ field, description }] }, status);
}
