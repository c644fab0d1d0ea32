/** What a page says about itself in its front matter, as far as readers see it. */
export type PageFacts = {
  /** Versions the page holds for, such as "Janus 2.x" or "Neptune V2.6 及以后". */
  appliesTo: readonly string[];
  /** Minutes the task takes (front matter `time`). */
  taskMinutes: number | undefined;
  /** Minutes the text takes to read; only long pages say so. */
  readingMinutes: number | undefined;
  /** ISO date on which somebody compared the facts with the product. */
  reviewedOn: string | undefined;
  /** Whether some of its facts are assumptions. */
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
 * `written` as readers must understand it. A page names the version that brought its function and holds for all that
 * follow; only release notes are about one version and no other.
 */
function tellVersion(written: string, kind: unknown): string {
  return kind !== 'release' && /\bV\d+(\.\d+)*$/.test(written) ? `${written} 及以后` : written;
}

/**
 * Reads the fields above from front matter, whose own type lacks them; `tests/content/source/frontMatter.ts` holds the rules.
 */
export function readPageFacts(frontMatter: object): PageFacts {
  const fields = frontMatter as Readonly<Record<string, unknown>>;
  const appliesTo: unknown = fields.applies_to;
  return {
    appliesTo: Array.isArray(appliesTo) ? appliesTo.map((version) => tellVersion(String(version), fields.kind)) : [],
    taskMinutes: readNumber(fields.time),
    readingMinutes: readNumber(fields.reading_minutes),
    reviewedOn: readDate(fields.last_reviewed),
    usesAssumptions: fields.uses_assumptions === true,
  };
}
