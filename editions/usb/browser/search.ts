/** Script of the search page of the edition, beside `page.ts`. */
import { startSearchPage } from './searchPage';

document.addEventListener('DOMContentLoaded', startSearchPage);
