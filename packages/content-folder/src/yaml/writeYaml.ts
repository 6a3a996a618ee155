import { stringify } from "yaml";

/** A value as YAML: texts of several lines as blocks, nothing folded, so that it is read back as it was. */
export const writeYaml = (value: unknown): string =>
  stringify(value, { lineWidth: 0, blockQuote: "literal", aliasDuplicateObjects: false });
