import { contentDocument } from "@stopbank/contract/content-documents";
import { larkhavenNames, tinyNames } from "./sampleRequest.ts";

const report = (title: string, date: string, scenarios: readonly string[]) => ({
  title,
  date,
  scope: "All of the district.",
  prepared_by: "A test",
  commissioned_by: "The council",
  purpose: "To test.",
  url: "reports.example/flood.pdf",
  summary: "**Wet.**",
  scenarios,
});

const hazard = (display_name: string, scenarios: readonly string[]) => ({
  display_name,
  description: `About ${display_name.toLowerCase()}.`,
  scenarios,
  layer_ids: scenarios,
});

/** What the Property Explorer of a test's client shows: its one layer of buildings or wells, by what is in its data. */
export function propertyContent(client: string) {
  const isLarkhaven = client === "larkhaven";
  const { type, tag } = isLarkhaven ? larkhavenNames : tinyNames(client);
  const groups = isLarkhaven
    ? [
        {
          group_name: "Water",
          hazards: [
            {
              ...hazard("Flood", ["flood_100yr", "flood_500yr"]),
              description_header: "Where the river goes",
              district_plan: "Flood overlay 1 of the test's plan.",
            },
          ],
        },
        { group_name: "Ground", hazards: [hazard("Earthquake", ["quake_m7"])] },
      ]
    : [{ group_name: "Ground", hazards: [hazard("Earthquake", [tag])] }];
  return [
    contentDocument("propertyExplorer", {
      asset_type: type,
      report_hazards: groups,
      disclaimer: `In the words of ${client}.`,
    }),
    contentDocument("technicalReports", [
      report(`Older study of ${client}`, "March 1998", [tag]),
      report(`Study of ${client}`, "2021-05-14", [tag, "flood_500yr", "another_scenario"]),
    ]),
  ];
}
