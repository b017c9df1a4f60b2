import { hydrateRoot } from 'react-dom/client';
import { Site } from './reactSite.js';

const heard: string[] = [];
Object.assign(window, { heard });
hydrateRoot(
  document.querySelector('#app') as Element,
  <Site onConnected={(address) => heard.push(address)} />,
);
