import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { ownRoot, type StartedProduct, startProduct } from "./startProduct.ts";

/** Who looks at real buildings of a client without the demonstration. */
export const planner = "planner@kaiapoi.example";
export const floodTag = "river_flood_modelled";
/** As an address names them: its buildings under its flood. */
export const floodedKaiapoi = `e:buildings;h:river_flood:${floodTag}`;

/** A product with the client alone, whose dataset is published with classes that begin at twice the depth. @param folder for what is imported. */
export async function startKaiapoi(folder: string): Promise<StartedProduct> {
  const product = await startProduct({ STOPBANK_DEMO: "0" }, "/healthz");
  await product.order("client", "add", "kaiapoi", "--display-name", "Kaiapoi");
  await product.orderWith("Stopbank-1\n", "user", "add", planner, "--client", "kaiapoi");
  await product.order("import", deeperClasses(folder));
  return product;
}

/** As the example has them. */
export const publishAsGiven = (product: StartedProduct) => product.order("import", "examples/kaiapoi.yaml");

function deeperClasses(folder: string): string {
  const example = readFileSync(join(ownRoot, "examples/kaiapoi.yaml"), "utf8")
    .replaceAll("../../shared/data", resolve(ownRoot, "../shared/data"))
    .replace(/- \{ from: ([\d.]+), class/g, (_, from: string) => `- { from: ${2 * Number(from)}, class`);
  const file = join(folder, "deeper.yaml");
  writeFileSync(file, example);
  return file;
}
