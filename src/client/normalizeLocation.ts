import type { Location } from 'history';
import { findPagePath } from './pagePath';

/**
 * Replaces the path of an in-app link by the canonical path. Docusaurus' module of this name, which this one replaces
 * (plugins/bundle), keeps the case and trims spaces that are part of the path for servers.
 */
export default function normalizeLocation(location: Location): Location {
  const pathname = findPagePath(location.pathname) ?? location.pathname;
  return pathname === location.pathname ? location : { ...location, pathname };
}
