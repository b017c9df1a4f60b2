import { jsonAnswer, type ServiceAnswer } from '../../services/service.js';

/** A request that the chain API refuses. */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  readonly status: number;
  /** The invalid part of the request; empty for the whole request. */
  readonly field: string;

  constructor(status: number, field: string, description: string) {
    super(description);
    this.status = status;
    this.field = field;
  }
}

/** The hosted service's response to such a request. */
export function refusalAnswer({ status, field, message: description }: Refusal): ServiceAnswer {
  return jsonAnswer({ status: 'FAILED', reasons: [{ field, description }] }, status);
}
