import { renderToString } from 'react-dom/server';
import { Site } from './reactSite.js';

export const render = (): string => renderToString(<Site />);
