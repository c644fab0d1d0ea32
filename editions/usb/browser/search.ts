/** Script of the search page, loaded in addition to `page.ts`. */
import { startSearchPage } from './searchPage';

document.addEventListener('DOMContentLoaded', startSearchPage);
