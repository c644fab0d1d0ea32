import { escapeHtml } from './escapeHtml';

/** Builds a page that redirects to `to` without a script, for hosts without redirects and users without JavaScript. */
export function buildRedirectPage({ to, siteUrl }: { to: string; siteUrl: string }): string {
  const target = escapeHtml(to);
  return `<!doctype html>
<html lang="zh-Hans">
<head>
<meta charset="utf-8">
<title>页面已移动</title>
<meta name="robots" content="noindex">
<link rel="canonical" href="${escapeHtml(siteUrl)}${target}">
<meta http-equiv="refresh" content="0; url=${target}">
</head>
<body><main><h1>页面已移动</h1><p>新地址：<a href="${target}">${target}</a></p></main></body>
</html>
`;
}
