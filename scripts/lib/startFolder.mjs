/** What `npm start` builds for itself, so that nobody takes it for what is published. */
export const START_FOLDER = '.cache/start';
export const START_DIST = `${START_FOLDER}/dist`;
