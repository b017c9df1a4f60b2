import { renderToString } from 'react-dom/server.browser';
import { Site } from './reactSite.js';

export const render = (): string => renderToString(<Site />);
