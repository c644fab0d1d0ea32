import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';
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

/** Loads the search vocabulary. Throws on a malformed file. */
export function loadVocabulary(root: string): Vocabulary {
  const folder = path.join(root, 'plugins/search/vocabulary');
  const read = (file: string): unknown => parse(readFileSync(path.join(folder, file), 'utf8'));
  const { symptoms, objects } = conceptsFile.parse(read('concepts.yaml'));
  const pages = readdirSync(path.join(folder, 'userQuestions')).flatMap((file) =>
    Object.entries(userQuestionsFile.parse(read(`userQuestions/${file}`)).userQuestions),
  );
  return {
    synonyms: Object.values(synonymsFile.parse(read('synonyms.yaml')).synonyms).flat(),
    concepts: [
      ...Object.values(symptoms).map((phrases): Concept => ({ kind: 'symptom', phrases })),
      ...Object.values(objects).map((phrases): Concept => ({ kind: 'object', phrases })),
    ],
    userQuestions: new Map(pages),
  };
}
