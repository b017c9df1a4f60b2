// Walks the journeys of the files that JOURNEY_FILES names, one a line.
import { at } from '../../../scripts/lib/files.mjs';
import { walkFiles } from './journeys.mjs';

await walkFiles(process.env.JOURNEY_FILES.split('\n').map(at), { atOnce: 3 });
