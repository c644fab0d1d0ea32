/** Code that is of use once there is more than headings; it is loaded as other parts are. */
export { lateReadings } from '../engine/alternatives/lateReadings';
export { Rehearsal } from './rehearsal';
