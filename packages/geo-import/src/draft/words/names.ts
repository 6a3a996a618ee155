/** Lower case, with what an id cannot have made into underscores. */
export const idOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9.-]+/g, "_")
    .slice(0, longestId)
    .replace(/^[_.-]+|[_.-]+$/g, "") || "import";

/** Leaves room for what makes an id unlike others. */
const longestId = 100;

/** Words a person reads: `slip_rate` and `slipRate` as `Slip rate`. */
export function titleOf(id: string): string {
  const words = id
    .replace(/([a-z])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`)
    .replaceAll(/[_\s-]+/g, " ")
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A file's name without folders and endings. */
export const baseOf = (file: string): string =>
  file.slice(file.lastIndexOf("/") + 1).replace(/(\.[A-Za-z]\w*)+$/, "");

/** `wantedName`, or with a number behind it where that is taken; what is answered is taken from then on. */
export function unusedName(wantedName: string, takenNames: Set<string>): string {
  let name = wantedName;
  for (let i = 2; takenNames.has(name); i++) name = `${wantedName}_${i}`;
  takenNames.add(name);
  return name;
}

const units: Readonly<Record<string, string>> = {
  mm_yr: "mm/yr",
  m: "m",
  m2: "m²",
  km: "km",
  km2: "km²",
  ha: "ha",
  mm: "mm",
  cm: "cm",
  kmh: "km/h",
  ms: "m/s",
};

/** A column's label, and the unit its name ends in. */
export function labelOf(column: string): { readonly label: string; readonly unit?: string } {
  const ending = Object.keys(units).find((each) => column.toLowerCase().endsWith(`_${each}`));
  return ending === undefined
    ? { label: titleOf(column) || column }
    : { label: titleOf(column.slice(0, -ending.length - 1)) || column, unit: units[ending]! };
}
