import { memo } from 'react';
import Navbar from '@theme-original/Navbar';

/**
 * Skips rendering of the stock navbar on navigation. Components that depend on the page read the location themselves.
 */
export default memo(Navbar);
