import type { Attribute } from "../manifest/elementType.ts";

const column = (key: string, type: Attribute["type"] = "text"): Attribute => ({
  key,
  label: key,
  type,
  filterable: false,
  lookup: false,
});

/** Where the names of a dataset lie. */
export const namesPath = "names.arrow";

/** The columns of `names.arrow`. Rows are sorted by `key`, so that those of one key follow each other. */
export const nameColumns = {
  key: column("key"),
  title: column("title"),
  kind: column("kind"),
  detail: column("detail"),
  layer: column("layer"),
  elementId: column("element_id"),
  longitude: column("longitude", "numeric"),
  latitude: column("latitude", "numeric"),
  west: column("west", "numeric"),
  south: column("south", "numeric"),
  east: column("east", "numeric"),
  north: column("north", "numeric"),
} as const;

export type NameColumn = keyof typeof nameColumns;
