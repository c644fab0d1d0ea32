/** Code that is of use once there is more than headings; it is loaded as other parts are. */
export { lateEngine } from '../engine/lateEngine';
export { Rehearsal } from './rehearsal';
