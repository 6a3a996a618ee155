/** A grid of some system, `wide` by `high` units a cell, about a place. */
export interface SystemCase {
  readonly name: string;
  readonly crs: string;
  /** The middle of the grid in the system's own coordinates. */
  readonly middle: readonly [x: number, y: number];
  readonly cell: readonly [wide: number, high: number];
}

/** Cells are large on purpose: how the ground changes under a grid shows in every figure. */
export const systems: readonly SystemCase[] = [
  { name: "degrees at the equator", crs: "EPSG:4326", middle: [30, 0], cell: [0.3, 0.3] },
  { name: "degrees at 41 south", crs: "EPSG:4326", middle: [173, -41], cell: [0.2, 0.4] },
  { name: "degrees at 60 north", crs: "EPSG:4326", middle: [10, 60], cell: [0.5, 0.25] },
  { name: "fine degrees at 60 north", crs: "EPSG:4326", middle: [10, 60], cell: [1e-4, 1e-4] },
  { name: "degrees from 0 to 360 at 44 south", crs: "EPSG:4326", middle: [183, -44], cell: [0.1, 0.1] },
  {
    name: "New Zealand Transverse Mercator",
    crs: "EPSG:2193",
    middle: [1_600_000, 5_400_000],
    cell: [20_000, 20_000],
  },
  {
    name: "fine New Zealand Transverse Mercator",
    crs: "EPSG:2193",
    middle: [1_750_000, 5_430_000],
    cell: [10, 10],
  },
  {
    name: "UTM 32 north at 60 north",
    crs: "EPSG:32632",
    middle: [700_000, 6_650_000],
    cell: [15_000, 25_000],
  },
  { name: "UTM 60 south", crs: "EPSG:32760", middle: [300_000, 5_400_000], cell: [10_000, 10_000] },
  { name: "web mercator at the equator", crs: "EPSG:3857", middle: [3_000_000, 0], cell: [30_000, 30_000] },
  {
    name: "web mercator at 41 south",
    crs: "EPSG:3857",
    middle: [19_250_000, -5_012_000],
    cell: [20_000, 20_000],
  },
  {
    name: "web mercator at 60 north",
    crs: "EPSG:3857",
    middle: [1_100_000, 8_400_000],
    cell: [50_000, 30_000],
  },
  { name: "New York in feet", crs: "EPSG:2263", middle: [1_000_000, 200_000], cell: [30_000, 30_000] },
  { name: "equal areas of Europe", crs: "EPSG:3035", middle: [4_300_000, 4_100_000], cell: [40_000, 40_000] },
  {
    name: "antarctic stereographic",
    crs: "EPSG:3031",
    middle: [300_000, -1_300_000],
    cell: [30_000, 30_000],
  },
  {
    name: "polar stereographic in kilometres, over Germany",
    crs: "+proj=stere +lat_0=90 +lat_ts=60 +lon_0=10 +ellps=WGS84 +units=km +no_defs",
    middle: [-70, -4200],
    cell: [75, 90],
  },
  {
    name: "polar stereographic in metres, over Germany",
    crs: "+proj=stere +lat_0=90 +lat_ts=60 +lon_0=10 +ellps=WGS84 +units=m +no_defs",
    middle: [-70_000, -4_200_000],
    cell: [75_000, 90_000],
  },
];

export const columns = 12;
export const rows = 10;

/** Values of the cells, row by row; NaN without data. */
export const cellValues = Float32Array.from({ length: columns * rows }, (_, i) =>
  i % 7 === 3 ? Number.NaN : ((i * 37) % 101) / 10,
);

type Place = readonly [column: number, row: number];

/** Shapes in columns and rows of the grid, from its upper left corner; some reach beyond it. */
export const points: readonly (readonly Place[])[] = [
  [[1.2, 2.3]],
  [[8.9, 9.9]],
  [[-0.5, 3]],
  [
    [2.1, 2.1],
    [2.7, 2.4],
    [9.3, 1.4],
    [11.5, 11],
  ],
];

export const lines: readonly (readonly (readonly Place[])[])[] = [
  [
    [
      [0.3, 0.4],
      [11.4, 9.3],
    ],
  ],
  [
    [
      [1.1, 5.3],
      [10.7, 5.6],
    ],
  ],
  [
    [
      [6.2, 0.7],
      [6.4, 9.6],
    ],
  ],
  [
    [
      [1.2, 1.3],
      [4.7, 1.4],
      [4.8, 8.3],
      [9.1, 8.7],
      [9.4, 2.2],
    ],
  ],
  [
    [
      [0.8, 9.1],
      [2.4, 7.7],
    ],
    [
      [3.3, 6.6],
      [10.2, 0.4],
    ],
  ],
  [
    [
      [3.15, 3.2],
      [3.4, 3.35],
    ],
  ],
  [
    [
      [7.3, 4.4],
      [16.2, 6.1],
    ],
  ],
];

/** Parts, each its shell and holes. */
export const polygons: readonly (readonly (readonly (readonly Place[])[])[])[] = [
  [
    [
      [
        [0.4, 0.6],
        [11.3, 1.2],
        [10.9, 9.4],
        [0.7, 8.8],
      ],
    ],
  ],
  [
    [
      [
        [5.1, 0.3],
        [5.8, 0.3],
        [5.7, 9.7],
        [5.2, 9.6],
      ],
    ],
  ],
  [
    [
      [
        [1, 1],
        [9, 2],
        [8, 8],
        [2, 7],
      ],
      [
        [3.2, 3.1],
        [3.4, 5.3],
        [6.3, 5.6],
        [6.7, 3.3],
      ],
    ],
  ],
  [
    [
      [
        [0.5, 0.5],
        [3.6, 0.7],
        [2.2, 3.3],
      ],
    ],
    [
      [
        [7.4, 6.1],
        [11.2, 6.3],
        [9.8, 9.4],
      ],
    ],
  ],
  [
    [
      [
        [4.1, 4.15],
        [4.4, 4.1],
        [4.35, 4.3],
        [4.12, 4.28],
      ],
    ],
  ],
  [
    [
      [
        [8.2, 6.1],
        [14.7, 6.4],
        [14.1, 13.2],
        [8.6, 12.1],
      ],
    ],
  ],
  [
    [
      [
        [2.3, 8.55],
        [9.4, 8.7],
        [9.3, 8.9],
        [2.35, 8.8],
      ],
    ],
  ],
];
