import { memo } from 'react';
import Navbar from '@theme-original/Navbar';

/** The stock bar. What depends on the page reads the location itself. */
export default memo(Navbar);
