import type { Location } from 'history';
import { findPagePath } from './pagePath';

/**
 * Replaces Docusaurus' module of this name (plugins/bundle), which leaves the case of an in-app link as it is and trims
 * spaces that the servers take for a part of the address.
 */
export default function normalizeLocation(location: Location): Location {
  const pathname = findPagePath(location.pathname) ?? location.pathname;
  return pathname === location.pathname ? location : { ...location, pathname };
}
