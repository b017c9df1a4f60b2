/** The folder for builds of `npm start`, separate from `dist` so that they aren't mistaken for published files. */
export const START_FOLDER = '.cache/start';
export const START_DIST = `${START_FOLDER}/dist`;
