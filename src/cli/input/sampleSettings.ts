/** What a file of settings looks like, for sentences. */
export const SAMPLE_SETTINGS = '{ "networks": ["eip155:1"], "services": "open" }';
