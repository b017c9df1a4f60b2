/** Why the server refuses a request: a status and a sentence for the `error` of the answer. */
export class SignInError extends Error {
  constructor(status, message) {
    super(message);
    this.status = status;
  }
}
