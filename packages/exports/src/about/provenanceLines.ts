import type { Provenance } from "@stopbank/contract/provenance";

/** A part of a provenance as people read it: a heading, and what is said below it, each with what it is. */
export interface ProvenanceSection {
  readonly title: string;
  readonly lines: readonly (readonly [what: string, text: string])[];
}

/** Everything of a provenance in words, in the order in which people ask. */
export function provenanceSections({
  product,
  client,
  dataset,
  asked,
  rules,
  made,
  scene_link,
}: Provenance): ProvenanceSection[] {
  const { name, version, commit } = product;
  return [
    {
      title: "What was asked",
      lines: [
        ["Organisation", `${client.display_name} (${client.client_name})`],
        ...asked.layers.map(layerLine),
        ...asked.scenarios.map(
          ({ tag, hazard_title, display_name, intensity, unit }) =>
            [
              "Scenario",
              `${hazard_title}: ${display_name} (${tag}); ${intensity} in ${unit || "no unit"}`,
            ] as const,
        ),
        ["Area", areaText(asked.area)],
        ["Regions", asked.regions.map(({ name: region }) => region).join(", ") || "All"],
        ["Filters", asked.filters.join("; ") || "None"],
        ...(asked.n_days === null ? [] : [["Days after the event", String(asked.n_days)] as const]),
      ],
    },
    {
      title: "Data",
      lines: [
        ["Dataset", dataset.title],
        ["Version", dataset.version],
        ...(dataset.published_at === null ? [] : [["Stored here", dataset.published_at] as const]),
        ...(dataset.notice === null ? [] : [["Notice", dataset.notice] as const]),
        ["Licence", dataset.licence],
        [
          "Money",
          dataset.price_year === null
            ? `${dataset.currency}; no price year is stated`
            : `${dataset.currency} in prices of ${dataset.price_year}`,
        ],
        ...dataset.sources.map(
          ({ title, url, licence, attribution }) =>
            ["Source", [title, attribution, licence, url].filter((part) => part).join("; ")] as const,
        ),
      ],
    },
    { title: "Rules", lines: rules.map(({ title, text }) => [title, text] as const) },
    {
      title: "Made",
      lines: [
        ["When", made.at],
        ["By", `${made.who}, ${waysOfMaking[made.by]}${made.token === null ? "" : ` "${made.token}"`}`],
        ["With", `${name} ${version}${commit === null ? "" : ` (${commit})`}`],
        ["On the map", scene_link],
      ],
    },
  ];
}

const waysOfMaking = { session: "signed in", token: "by the API token", job: "by a job" } as const;

function layerLine(layer: Provenance["asked"]["layers"][number]): readonly [string, string] {
  const { display_name, type, metric_type, metric_unit, element_count, replacement_cost_attribute } = layer;
  const year = layer.price_year === null ? "" : ` in prices of ${layer.price_year}`;
  const cost =
    replacement_cost_attribute === null
      ? "no replacement costs"
      : `replacement cost in ${replacement_cost_attribute}${year}`;
  return [
    "Element layer",
    `${display_name} (${type}): ${element_count} in all; measured by ${metric_type} (${metric_unit}); ${cost}`,
  ];
}

const areaText = (area: Provenance["asked"]["area"]): string =>
  area === null
    ? "All"
    : `${area.hectares.toFixed(2)} ha, of ${area.positions} corners; elements that ${area.rule === "touches" ? "touch it" : "have their anchor point in it"}`;

/** The same as a text of its own, for whoever opens a file years later. */
export const provenanceText = (provenance: Provenance): string =>
  provenanceSections(provenance)
    .map(({ title, lines }) =>
      [title, "=".repeat(title.length), ...lines.map(([what, text]) => `${what}: ${text}`)].join("\r\n"),
    )
    .join("\r\n\r\n")
    .concat("\r\n");
