// Runs the journeys of the files listed in JOURNEY_FILES, one per line.
import { at } from '../../../scripts/lib/files.mjs';
import { walkFiles } from './journeys.mjs';

await walkFiles(process.env.JOURNEY_FILES.split('\n').map(at), { atOnce: 3 });
