const disabledFeatures = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'usb',
  'xr-spatial-tracking',
] as const;

const twoYearsS = 2 * 365 * 24 * 60 * 60;

/**
 * The policy of every response. `scriptHashes` are `sha256-…` of the inline scripts, in any order; `searchHosts` the
 * origins of a hosted search service, none when the shipped index answers.
 */
export function buildContentSecurityPolicy(scriptHashes: readonly string[], searchHosts: readonly string[]): string {
  const hashes = [...scriptHashes].sort().map((hash) => `'${hash}'`);
  return [
    "default-src 'none'",
    ["script-src 'self'", ...hashes].join(' '),
    "style-src 'self'",
    "img-src 'self' data:", // Infima's icons are data: URLs
    "font-src 'self'",
    ["connect-src 'self'", ...searchHosts].join(' '),
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/**
 * Headers that every response carries, whatever its type or status (contributing/decisions/0001). Values hold no
 * character that nginx, Caddy or HTTP would need escaped beyond plain quoting.
 */
export function buildHeaders(
  scriptHashes: readonly string[],
  searchHosts: readonly string[] = [],
): Record<string, string> {
  return {
    'Content-Security-Policy': buildContentSecurityPolicy(scriptHashes, searchHosts),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': disabledFeatures.map((feature) => `${feature}=()`).join(', '),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    // Without "preload": asking for that list is the domain owner's decision.
    'Strict-Transport-Security': `max-age=${twoYearsS}; includeSubDomains`,
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY', // engines without frame-ancestors
  };
}
