const columns = [0, 0.5, 1, 1.5].map((at, index) => ({
  label: `${at} m`,
  tick: String(at),
  values: [200 + index * 90, index * 60],
  said: `${200 + index * 150} buildings`,
}));

export const projection = {
  title: "Buildings by sea level",
  series: [
    { key: "minor", label: "Minor", colour: "#f2c14e" },
    { key: "major", label: "Major", colour: "#b23a48" },
  ],
  columns,
  current: 1,
  xLabel: "Sea level rise (m)",
  yLabel: "Number exposed",
  notExposedLabel: "Not exposed",
  table: { columns: ["Rise", "Buildings"], rows: columns.map(({ label, said }) => [label, said]) },
  formatTick: (value: number) => String(value),
  leastTickStep: 1,
  onChoose: () => undefined,
  chooseLabel: "show it on the map",
  controls: null,
};

/** Places where there is nothing, each for its own reason. */
export const withBlanks = [
  { ...columns[0]!, values: [0, 0], blank: "not exposed", said: "Not exposed" },
  { ...columns[1]!, values: [0, 0], blank: "not assessed", said: "Not assessed" },
  ...columns.slice(2),
] as const;
export const withRanges = columns.map((one, at) => ({
  ...one,
  range: { from: 150 + at * 100, to: 300 + at * 200 },
  uncertainty: { is_uncertain: at > 0, tooltip: "Between the least and the most that curves give" },
}));
