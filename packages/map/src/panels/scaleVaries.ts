/** Seen from the side by more than this, one length does not fit the whole map any more. */
const mostTiltDegrees = 15;

/** Whether no one scale holds for a map that is tilted so far. */
export const scaleVaries = (pitchDegrees: number): boolean => pitchDegrees > mostTiltDegrees;
