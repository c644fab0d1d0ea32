/** Refuses published files that contain comments for the checks, such as `<!-- style-ignore Z28: … -->`. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Finding, Rule } from '../finding';
import { listFiles } from './builtSite';

const textFile = /\.(?:html|js|json|md|txt|xml|css)$/;
const note =
  /style-ignore|autocorrect-(?:disable|enable)|markdownlint-(?:disable|enable)|cspell:(?:disable|enable|ignore)/;

export const writersNotesRule: Rule = {
  name: 'writersNotes',
  examine(root) {
    const files = listFiles(root).filter((file) => textFile.test(file));
    const findings = files.flatMap((file): Finding[] => {
      const text = readFileSync(path.join(root, file), 'utf8');
      const found = note.exec(text);
      if (!found) return [];
      const line = text.slice(0, found.index).split('\n').length;
      return [{ file, line, message: `“${found[0]}”：构建时删去这条注释` }];
    });
    return { findings, examined: files.length };
  },
};
