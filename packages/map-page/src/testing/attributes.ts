/** Attributes that elements are narrowed by, and what is known of each. */
export const construction = {
  key: "construction",
  label: "Construction",
  type: "text",
  lookup: true,
} as const;
export const height = { key: "height", label: "Height", type: "numeric", lookup: false, unit: "m" } as const;
export const opened = { key: "opened", label: "Opened", type: "date", lookup: false } as const;
export const owner = { key: "owner", label: "Owner", type: "text", lookup: false } as const;

export const attributeLookup = {
  construction: ["Timber", "Concrete", null],
  height: [2, 30],
  opened: ["1950-01-01", "2020-12-31"],
};
