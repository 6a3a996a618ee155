import { join } from "node:path";
import type { Page } from "playwright-core";

/** A picture of the whole page, for whoever looks at what was built: STOPBANK_TEST_PICTURES names a folder. */
export async function keepPicture(page: Page, name: string): Promise<void> {
  const folder = process.env.STOPBANK_TEST_PICTURES;
  if (folder !== undefined) await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
}
