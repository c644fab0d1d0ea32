/** Texts of the done steps by page path. Texts survive an inserted step, unlike numbers. */
type Done = Record<string, readonly string[]>;

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((text) => typeof text === 'string');
}

/** Parses the stored steps. Drops whatever is malformed. */
export function parseDone(stored: string | null): Done {
  try {
    const parsed: unknown = JSON.parse(stored ?? '');
    if (typeof parsed !== 'object' || parsed === null) return {};
    return Object.fromEntries(Object.entries(parsed).filter((entry): entry is [string, string[]] => isTexts(entry[1])));
  } catch {
    return {};
  }
}
