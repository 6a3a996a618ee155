import type { Layers } from "@stopbank/contract/layers";

/** A client's element layers with how many elements each has, as a table for spreadsheets (RFC 4180). */
export const layersTable = ({ assets }: Pick<Layers, "assets">): string =>
  [
    "layer,elements",
    ...Object.values(assets)
      .flatMap(({ groups }) => groups.flatMap((group) => group.assets))
      .map(({ display_name, element_count }) => `"${display_name.replaceAll('"', '""')}",${element_count}`),
    "",
  ].join("\r\n");
