import AxeBuilder from "@axe-core/playwright";
import type { Page } from "playwright-core";
import { untilStill } from "./untilStill.ts";

/**
 * Serious and critical findings of axe on the page once it stands still, one line each.
 *
 * @param rules the only ones that are asked, by axe's names; all of them without it.
 */
export async function seriousFindings(page: Page, rules?: string[]): Promise<string[]> {
  await untilStill(page);
  // The other mode opens a second page to put frames' findings together, and there are no frames.
  const axe = new AxeBuilder({ page }).setLegacyMode(true);
  const { violations } = await (rules === undefined ? axe : axe.withRules(rules)).analyze();
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} at ${target.join(" ")}: ${failureSummary}`),
    );
}
