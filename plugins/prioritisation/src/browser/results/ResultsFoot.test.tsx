import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { reportKind } from "../../jobKinds.ts";
import { openTab } from "../testing/openTab.tsx";
import { ResultsFoot } from "./ResultsFoot.tsx";
import { ResultsTab } from "./ResultsTab.tsx";

const results = (
  <>
    <ResultsTab />
    <ResultsFoot />
  </>
);
const exportButton = () => screen.queryByRole("button", { name: "Export" });
const broken = () => Response.json({ error: { code: "x", message: "Out of order." } }, { status: 500 });
const scoresShown = () => screen.findByRole("button", { name: "Riverside" });
const bandsShown = () => screen.findByText("Number 5 whatever you value");
const exposedShown = () => screen.findByText("Nothing is known to be exposed.");

it.each([
  ["vulnerabilities", [exposedShown]],
  ["rank_stability", [scoresShown, exposedShown]],
  ["histogram_data", [scoresShown, bandsShown]],
] as const)("PRI-12 has no 'Export' while %s is loading, and has it once nothing is", async (last, shown) => {
  const late = Promise.withResolvers<void>();
  const instead = async (answer: () => Response | Promise<Response>) => {
    await late.promise;
    return answer();
  };
  await openTab(results, { [last]: (usual) => instead(usual) });
  for (const isShown of shown) await isShown();
  expect(exportButton()).toBeNull();
  late.resolve();
  await waitFor(() => expect(exportButton()).not.toBeNull());
});

it.each([
  ["rank_stability", "How firm these ranks are could not be worked out"],
  ["histogram_data", "The most exposed elements could not be worked out"],
])("PRI-12 exports a report where %s failed, which is said in its place", async (failed, words) => {
  const { user, deliver } = await openTab(results, { [failed]: broken });
  await screen.findByText(words);
  await user.click(await screen.findByRole("button", { name: "Export" }));
  await user.click(await screen.findByRole("menuitem", { name: "Report (.pdf)" }));
  await waitFor(() => expect(deliver).toHaveBeenCalledOnce());
  expect(deliver).toHaveBeenCalledWith(reportKind, expect.anything(), expect.anything());
});

it("PRI-12 has no 'Export' where areas could not be ranked", async () => {
  await openTab(results, { vulnerabilities: broken });
  await screen.findByText("The areas could not be ranked");
  await exposedShown();
  expect(exportButton()).toBeNull();
});
