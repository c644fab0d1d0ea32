/**
 * Returns a mailto address for reporting a search without results, to which the caller appends the encoded query. Returns
 * undefined when the site has no feedback address.
 */
export function buildSearchFeedbackUrl(feedbackAddress: string | undefined): string | undefined {
  return feedbackAddress && `mailto:${feedbackAddress}?subject=${encodeURIComponent('搜索没有结果：')}`;
}
