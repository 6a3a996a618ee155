type Bounds = readonly [west: number, south: number, east: number, north: number];

/** West, south, east, north around all of them, in degrees; undefined of none. East is above 180 where they go beyond. */
export const boundsOfAll = (all: readonly Bounds[]): [number, number, number, number] | undefined =>
  all.length === 0
    ? undefined
    : [
        Math.min(...all.map(([west]) => west)),
        Math.min(...all.map(([, south]) => south)),
        Math.max(...all.map(([, , east]) => east)),
        Math.max(...all.map(([, , , north]) => north)),
      ];
