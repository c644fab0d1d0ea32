/** Whether percent signs begin escapes of UTF-8, as the router takes for granted of paths and hashes. */
export function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
