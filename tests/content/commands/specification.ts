/** `npm run spec:report`: writes `contributing/specification.md` from `contributing/specification.yaml`. */
import { writeFileSync } from 'node:fs';
import { buildView, viewFile } from '../specification/buildView';
import { loadChapters } from '../specification/loadChapters';
import { loadMarkers } from '../specification/markers';

writeFileSync(viewFile, buildView(loadChapters('.'), loadMarkers('.')));
