/** `npm run new -- <page id>`: creates a catalogue page from the template of its kind and prints the next steps. */
import { today } from '../source/today';
import { createPage } from '../templates/createPage';

const [word = '', ...others] = process.argv.slice(2);
const id = word.replace(/^(?:\.\/)?docs\//, '').replace(/\.mdx?$/, '');

try {
  if (id === '' || others.length > 0) throw new Error('npm run new -- <页面 id>，id 取自 catalog/pages.yaml');
  const file = createPage('.', id, today());
  console.log(`${file}
写：替换【】，写完一节删去 <!-- 写：… -->
看：npm start
查：npm run check -- ${id}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
