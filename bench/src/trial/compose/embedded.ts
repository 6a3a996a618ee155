import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { signIn } from "../../http/browser.ts";
import { startProduct } from "../../http/product.ts";
import { askAboutArea } from "./questions.ts";

/** What the product answers about the area when it is started with one command, its demonstration modelled anew. */
export async function embeddedAnswer(): Promise<string> {
  const home = await mkdtemp(join(tmpdir(), "stopbank-embedded-"));
  try {
    const product = await startProduct(home, join(home, "datasets"));
    try {
      const browser = await signIn(product.origin);
      const answer = await askAboutArea(browser);
      browser.close();
      return answer;
    } finally {
      await product.stop();
    }
  } finally {
    await rm(home, { recursive: true, force: true });
  }
}
