import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { TSchema } from "typebox";
import { Check } from "typebox/value";
import { parse } from "yaml";
import { type Walkthrough, WalkthroughSpots, WrittenWalkthrough } from "./walkthrough.ts";

/**
 * A walkthrough of the guide that comes with the program.
 *
 * @param folder holds a folder for each.
 * @returns undefined where there is none of that name.
 * @throws Error where its files do not fit together, which is a fault of the program.
 */
export async function readWalkthrough(folder: string, slug: string): Promise<Walkthrough | undefined> {
  const text = await readText(join(folder, slug, "steps.yaml"));
  if (text === undefined) return undefined;
  const { title, steps } = checked(slug, WrittenWalkthrough, parse(text)) as WrittenWalkthrough;
  const spots = checked(
    slug,
    WalkthroughSpots,
    JSON.parse((await readText(join(folder, slug, "spots.json"))) ?? "{}"),
  ) as WalkthroughSpots;
  return {
    title,
    steps: steps.map((step) => {
      const spot = spots[step.id];
      if (spot === undefined)
        throw new Error(`The walkthrough ${slug} has no picture of its step ${step.id}.`);
      return { ...step, ...spot };
    }),
  };
}

const readText = (path: string): Promise<string | undefined> =>
  readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT") throw error;
    return undefined;
  });

function checked(slug: string, schema: TSchema, value: unknown): unknown {
  if (!Check(schema, value)) throw new Error(`The walkthrough ${slug} does not fit its schema.`);
  return value;
}
