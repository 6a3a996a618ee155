import axe, { type RunOptions } from "axe-core";
import type { Page } from "playwright-core";
import { untilStill } from "./untilStill.ts";

/**
 * Serious and critical findings of axe on the page once it stands still, one line each.
 *
 * @param rules the only ones that are asked, by axe's names; all of them without it.
 */
export async function seriousFindings(page: Page, rules?: string[]): Promise<string[]> {
  await untilStill(page);
  // To bring axe in takes longer than to look at a small page: once for each document.
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axe.source);
  // What passed is told of by one element a rule: to name them all takes longer than to look.
  const options: RunOptions = { resultTypes: ["violations"], ...(rules && { runOnly: rules }) };
  const violations = await page.evaluate(
    async (asked) => (await (globalThis as unknown as { axe: typeof axe }).axe.run(asked)).violations,
    options,
  );
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} at ${target.join(" ")}: ${failureSummary}`),
    );
}
