/** A sample settings file, for messages. */
export const SAMPLE_SETTINGS = '{ "networks": ["eip155:1"], "services": "open" }';
