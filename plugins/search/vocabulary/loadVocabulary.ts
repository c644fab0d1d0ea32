import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { describeIssues } from '../../../catalog/describeIssues';
import { parseYaml } from '../../../catalog/parseYaml';
import type { Concept } from '../../../search/protocol/corpus';

/** Key of the page itself, in place of a heading id. */
const pageItself = '/';

const word = z.string().min(1);
const phrases = z.array(z.string().min(2)).min(2);
const words = z.array(word).nonempty();
const synonymSchema = z.strictObject({ to: word, from: words });
const questionsOfPage = z.record(word, words).transform(({ [pageItself]: ofPage = [], ...ofSections }) => ({
  words: ofPage,
  sections: new Map(Object.entries(ofSections)),
}));
const synonymsFile = z.strictObject({ synonyms: z.record(word, z.array(synonymSchema)) });
const conceptsFile = z.strictObject({ symptoms: z.record(word, phrases), objects: z.record(word, phrases) });
const userQuestionsFile = z.strictObject({ userQuestions: z.record(word, questionsOfPage) });

export type Synonym = z.infer<typeof synonymSchema>;

/** Words that users type for a page and, by the ids of headings, for its sections. */
export type UserQuestions = z.infer<typeof questionsOfPage>;

export type Vocabulary = {
  synonyms: readonly Synonym[];
  concepts: readonly Concept[];
  userQuestions: ReadonlyMap<string, UserQuestions>;
};

/** Reads a file of the vocabulary. Throws with its name when it is malformed. */
function read<T>(root: string, name: string, schema: z.ZodType<T>): T {
  const file = `plugins/search/vocabulary/${name}`;
  try {
    return schema.parse(parseYaml(readFileSync(path.join(root, file), 'utf8')));
  } catch (cause) {
    if (!(cause instanceof z.ZodError)) throw new Error(`${file}: ${(cause as Error).message}`, { cause });
    const lines = describeIssues(cause).map(({ path: at, message }) => `${file} ${at}: ${message}`);
    throw new Error(lines.join('\n'), { cause });
  }
}

/** Loads the search vocabulary. Throws on a malformed file. */
export function loadVocabulary(root: string): Vocabulary {
  const { symptoms, objects } = read(root, 'concepts.yaml', conceptsFile);
  const { synonyms } = read(root, 'synonyms.yaml', synonymsFile);
  const pages = readdirSync(path.join(root, 'plugins/search/vocabulary/userQuestions')).flatMap((file) =>
    Object.entries(read(root, `userQuestions/${file}`, userQuestionsFile).userQuestions),
  );
  return {
    synonyms: Object.values(synonyms).flat(),
    concepts: [
      ...Object.values(symptoms).map((phrases): Concept => ({ kind: 'symptom', phrases })),
      ...Object.values(objects).map((phrases): Concept => ({ kind: 'object', phrases })),
    ],
    userQuestions: new Map(pages),
  };
}
