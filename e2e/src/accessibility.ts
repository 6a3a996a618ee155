import AxeBuilder from "@axe-core/playwright";
import type { Page } from "playwright-core";

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

const stillFrames = 4;

/**
 * Waits until nothing of the page has changed for several frames in a row: what has just come in is measured, scrolls
 * and takes the focus a frame or two after it is there, and findings of the moment between are nobody's.
 */
async function untilStill(page: Page): Promise<void> {
  await page.evaluate(
    (wanted) =>
      new Promise<void>((done) => {
        let frames = 0;
        const observer = new MutationObserver(() => {
          frames = 0;
        });
        observer.observe(document, {
          attributes: true,
          characterData: true,
          childList: true,
          subtree: true,
        });
        const look = () => {
          frames += 1;
          if (frames < wanted) return void requestAnimationFrame(look);
          observer.disconnect();
          done();
        };
        requestAnimationFrame(look);
      }),
    stillFrames,
  );
}
