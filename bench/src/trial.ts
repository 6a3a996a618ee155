import { fill } from "./trial/fill.ts";
import { stall } from "./trial/stall.ts";

/**
 * What strangers may try, each bounded in count and time, against a product that the trial starts for itself on the
 * loopback. A trial says whether the product held.
 */
const trials: Readonly<Record<string, () => Promise<boolean>>> = { stall, fill };

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => trials[name] === undefined);
if (unknown.length > 0) {
  console.error(`There is no trial ${unknown.join(", ")}. There are: ${Object.keys(trials).join(", ")}.`);
  process.exitCode = 2;
} else {
  for (const name of asked.length > 0 ? asked : Object.keys(trials)) {
    console.log(`\n## ${name}`);
    const held = await trials[name]?.();
    console.log(held ? "held" : "did not hold");
    if (!held) process.exitCode = 1;
  }
}
