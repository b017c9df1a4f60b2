import { jsonAnswer, type ServiceAnswer } from '../../services/service.js';

/** A request that the chain API does not answer. */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  readonly status: number;
  /** The part of the request that is wrong; empty if it is the request itself. */
  readonly field: string;

  constructor(status: number, field: string, description: string) {
    super(description);
    this.status = status;
    this.field = field;
  }
}

/** The response of the hosted service to such a request. */
export function refusalAnswer({ status, field, message: description }: Refusal): ServiceAnswer {
  return jsonAnswer({ status: 'FAILED', reasons: [{ field, description }] }, status);
}
