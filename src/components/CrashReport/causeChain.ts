const maxCauses = 10; // guards against circular causes

/** Returns the messages of `error` and its causes, outermost first. A cause may be any value. */
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
