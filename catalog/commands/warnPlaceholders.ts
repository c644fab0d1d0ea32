/** Last step of `npm run build`: warns of values of the brand that must not be published. */
import { brand } from '../brand';
import { describePlaceholders } from '../placeholders';

const warning = describePlaceholders(brand);
if (warning !== '') console.warn(`\n${warning}\n`);
