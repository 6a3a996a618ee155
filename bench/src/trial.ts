import { campaigns } from "./trial/campaigns.ts";
import { compose } from "./trial/compose.ts";
import { fill } from "./trial/fill.ts";
import { jobs } from "./trial/jobs.ts";
import { kill } from "./trial/kill.ts";
import { live } from "./trial/live.ts";
import { mutation } from "./trial/mutation.ts";
import { print } from "./trial/print.ts";
import { stall } from "./trial/stall.ts";
import { storm } from "./trial/storm.ts";
import { timing } from "./trial/timing.ts";
import { walk } from "./trial/walk.ts";

/**
 * What strangers may try, each bounded in count and time, against a product that the trial starts for itself on the
 * loopback. A trial says whether the product held.
 */
const attacks: Readonly<Record<string, (options: readonly string[]) => Promise<boolean>>> = {
  stall,
  fill,
  storm,
  walk,
  timing,
};
/** What is no attack, so only when it is named. */
const others: Readonly<Record<string, (options: readonly string[]) => Promise<boolean>>> = {
  campaigns,
  compose,
  mutation,
  live,
  jobs,
  kill,
  print,
};
const trials = { ...attacks, ...others };

const given = process.argv.slice(2);
const firstOption = given.findIndex((argument) => argument.startsWith("-"));
const asked = firstOption === -1 ? given : given.slice(0, firstOption);
const options = firstOption === -1 ? [] : given.slice(firstOption);
const unknown = asked.filter((name) => trials[name] === undefined);
if (unknown.length > 0) {
  console.error(`There is no trial ${unknown.join(", ")}. There are: ${Object.keys(trials).join(", ")}.`);
  process.exitCode = 2;
} else {
  for (const name of asked.length > 0 ? asked : Object.keys(attacks)) {
    console.log(`\n## ${name}`);
    const held = await trials[name]?.(options);
    console.log(held ? "held" : "did not hold");
    if (!held) process.exitCode = 1;
  }
}
