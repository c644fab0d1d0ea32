/** Checks that facts are consistent and that pages and figures use only existing facts and blocks. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { loadFacts } from '../../../facts/loadFacts';
import { loadFigureUses } from '../../../facts/loadFigures';
import { FactsError } from '../../../facts/model/fault';
import type { Facts } from '../../../facts/model/facts';
import { PageFactsError, resolvePage } from '../../../facts/resolvePage';
import { listPageFiles } from '../../../facts/loadPageUses';
import type { Finding, Rule } from '../finding';

function examinePage(root: string, file: string, facts: Facts): Finding[] {
  const markdown = readFileSync(path.join(root, file), 'utf8');
  try {
    resolvePage(markdown, facts, file);
    loadFigureUses(root, file, markdown, facts);
    return [];
  } catch (error) {
    if (!(error instanceof PageFactsError)) throw error;
    // The strings of a figure are joined into one text, whose line numbers are not those of the file.
    return error.faults.map(({ line, message }) => ({
      file: error.file,
      ...(error.file === file && { line }),
      message,
    }));
  }
}

export const factsRule: Rule = {
  name: 'facts',
  examine(root, isWanted = () => true) {
    try {
      const facts = loadFacts(root);
      const files = listPageFiles(root).filter(isWanted);
      return {
        findings: files.flatMap((file) => examinePage(root, file, facts)),
        examined: files.length + facts.byKey.size,
      };
    } catch (error) {
      if (!(error instanceof FactsError)) throw error;
      const findings = error.faults.map(({ file, key, message }) => ({
        file,
        message: key === '' ? message : `${key}: ${message}`,
      }));
      return { findings, examined: findings.length };
    }
  },
};
