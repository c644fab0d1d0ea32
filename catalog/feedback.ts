/**
 * Returns the address that opens a mail about a search without results; the query is appended, percent-encoded.
 * Undefined when the site has no feedback address.
 */
export function buildSearchFeedbackUrl(feedbackAddress: string | undefined): string | undefined {
  return feedbackAddress && `mailto:${feedbackAddress}?subject=${encodeURIComponent('搜索没有结果：')}`;
}
