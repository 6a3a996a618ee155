import AxeBuilder from "@axe-core/playwright";
import type { Page } from "playwright-core";
import { untilStill } from "./untilStill.ts";

/** Serious and critical findings of axe on the page once it stands still, one line each. */
export async function seriousFindings(page: Page): Promise<string[]> {
  await untilStill(page);
  // The other mode opens a second page to put frames' findings together, and there are no frames.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} at ${target.join(" ")}: ${failureSummary}`),
    );
}
