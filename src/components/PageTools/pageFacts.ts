/** Kinds of pages that are read from start to end. Tasks state their duration, and references are looked up. */
const readThrough: ReadonlySet<unknown> = new Set(['concept', 'intro', 'library', 'protocol']);

/** Front matter shown to users. */
export type PageFacts = {
  /** Versions the page applies to, such as "Janus 2.x" or "Neptune V2.6 及以后". */
  appliesTo: readonly string[];
  /** Duration of the task in minutes (front matter `time`). */
  taskMinutes: number | undefined;
  /** Reading time in minutes of pages that are read from start to end (plugins/markdown/readingTime). */
  readingMinutes: number | undefined;
  /** ISO date of the last comparison of the facts with the product. */
  reviewedOn: string | undefined;
  /** True when some facts are assumptions. */
  usesAssumptions: boolean;
};

function readDate(value: unknown): string | undefined {
  // YAML reads an unquoted date as a Date, at midnight UTC.
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  return typeof value === 'string' ? value : undefined;
}

function readNumber(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}

/**
 * Returns `version` with 及以后 appended when it is a single version. A page applies to the version that introduced its
 * feature and to all later ones. Release notes apply to one version only.
 */
function formatVersion(version: string, kind: unknown): string {
  return kind !== 'release' && /\bV\d+(\.\d+)*$/.test(version) ? `${version} 及以后` : version;
}

/**
 * Reads the fields above from front matter, whose own type lacks them. `tests/content/source/frontMatter.ts` validates
 * them.
 */
export function readPageFacts(frontMatter: object): PageFacts {
  const fields = frontMatter as Readonly<Record<string, unknown>>;
  const appliesTo: unknown = fields.applies_to;
  return {
    appliesTo: Array.isArray(appliesTo) ? appliesTo.map((version) => formatVersion(String(version), fields.kind)) : [],
    taskMinutes: readNumber(fields.time),
    readingMinutes: readThrough.has(fields.kind) ? readNumber(fields.reading_minutes) : undefined,
    reviewedOn: readDate(fields.last_reviewed),
    usesAssumptions: fields.uses_assumptions === true,
  };
}
