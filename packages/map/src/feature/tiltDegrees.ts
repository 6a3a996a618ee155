export const tiltDegrees = { shown: 75, most: 85, threshold: 5 } as const;
