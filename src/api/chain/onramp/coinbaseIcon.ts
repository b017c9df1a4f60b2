/** The provider's mark: a ring that is open on one side. */
const MARK =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="16" fill="#0052ff"/>' +
  '<path fill="#fff" d="M16 21.5a5.5 5.5 0 1 1 5.42-6.42h5.53a11 11 0 1 0 0 1.84h-5.53A5.5 5.5 0 0 1 16 21.5Z"/></svg>';

export const COINBASE_ICON = `data:image/svg+xml,${encodeURIComponent(MARK)}`;
