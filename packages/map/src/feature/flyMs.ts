/** How long the camera takes, in milliseconds. MapLibre jumps where the person asks for reduced motion. */
export const flyMs = { usual: 1500, toSelected: 2000, toTilt: 800, toPadding: 800 } as const;
