const maxCauses = 10; // a cause may, by mistake, lead back to itself

/** Messages of `error` and of every cause behind it, outermost first. A cause can be anything, not only an error. */
export function readCauseChain(error: Error): string[] {
  const messages: string[] = [];
  let current: unknown = error;
  while (current !== undefined && messages.length < maxCauses) {
    if (!(current instanceof Error))
      return [...messages, typeof current === 'string' ? current : JSON.stringify(current)];
    messages.push(current.message || current.name);
    current = current.cause;
  }
  return messages;
}
