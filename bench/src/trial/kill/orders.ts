/** Something to be had done, and by what its files are known for the asker's very own. */
export interface Order {
  readonly kind: string;
  readonly key: string;
  readonly params: unknown;
  /** Its files together hold one spelling of each of these, without spaces. */
  readonly marks: readonly (readonly string[])[];
}

export type OrderKind = "report" | "spreadsheet" | "geojson" | "verification";

const layer = "buildings";
/** What both clients have. */
const scenario = "earthquake_shaking:earthquake_rangefront_m70";

/** @param n of this order alone: by it no two ask about the same area. */
export function orderOf(
  what: OrderKind,
  n: number,
  email: string,
  client: string,
  displayName: string,
): Order {
  const key = `kill-${n}`;
  if (what === "verification")
    return {
      kind: "admin.verify-dataset",
      key,
      params: {},
      marks: [[displayName.replaceAll(" ", "")], ["Allfilesareaspublished."], ['"served_version"']],
    };
  // No zero at its end, which some would leave out.
  const step = Math.floor(n / 9) * 10 + (n % 9) + 1;
  const edge = (-40.249 - step / 1e5).toFixed(5);
  const area = `172.916,-40.246;172.919,-40.246;172.919,${edge};172.916,-40.249;172.916,-40.246`;
  const scene = `v=1&client=${client}&at=172.9175,-40.2475,14&layers=e:${layer};h:${scenario}&area=${area}`;
  const marks = [[email], [edge], [`client=${client}`, `client_name":"${client}"`]];
  if (what === "report")
    return {
      kind: "risk.report",
      key,
      params: { template: "risk-summary", scene, title: `Killed ${n}` },
      marks,
    };
  const [, tag = ""] = scenario.split(":");
  return {
    kind: "risk.export",
    key,
    params: {
      format: what === "geojson" ? "geojson" : "xlsx",
      types: [layer],
      tags: [tag],
      area,
      scene,
    },
    marks,
  };
}
