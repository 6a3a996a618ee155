import { loadavg } from "node:os";
import { launchChromium } from "@stopbank/browser";
import { type StepTime, walkStory } from "./stories/walkStory.ts";

/**
 * How long a reader of a story waits from 'Next step' until the map stands still with all that the step shows: the stories of the
 * demonstration in the bundled Chromium, with what comes ahead of a step and, in the same run, without. Once with the network as it is here and
 * once held to 10 Mbit/s and 40 ms, as Lighthouse does for a desktop; and once with no pixel drawn, which is a graphics card's work where there
 * is one. Each walk begins with nothing in the browser's cache. `BENCH_WAY=ahead` takes
 * the ways whose name holds it, `BENCH_ROUNDS` sets how often each is walked.
 */
const [origin = "http://localhost:8080", ...asked] = process.argv.slice(2);
const stories = asked.length > 0 ? asked : ["1", "2"];
const rounds = Number(process.env.BENCH_ROUNDS ?? 3);

const line = { offline: false, latency: 40, downloadThroughput: 10e6 / 8, uploadThroughput: 10e6 / 8 };
/** A flight, and a second after it. */
const wantedMs = 800 + 1_000;

const ways = {
  "ahead, here": { isAhead: true, isPainted: true, network: undefined },
  "without, here": { isAhead: false, isPainted: true, network: undefined },
  "ahead, unpainted": { isAhead: true, isPainted: false, network: undefined },
  "ahead, 10 Mbit/s": { isAhead: true, isPainted: true, network: line },
  "without, 10 Mbit/s": { isAhead: false, isPainted: true, network: line },
} as const;
const names = (Object.keys(ways) as (keyof typeof ways)[]).filter((name) =>
  name.includes(process.env.BENCH_WAY ?? ""),
);

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
const ms = (value: number) => `${value.toFixed(0)} ms`;
const row = (title: string, cells: readonly string[]) =>
  console.log(title.slice(0, 38).padEnd(40), ...cells.map((cell) => cell.padStart(18)));

console.log(
  `load average ${loadavg()[0]?.toFixed(1)}; medians of ${rounds}; wanted at most ${wantedMs} ms, 800 of them the flight`,
);
const browser = await launchChromium();
try {
  for (const story of stories) {
    row(`story ${story}`, names);
    const walks = new Map<string, (readonly StepTime[])[]>(names.map((name) => [name, []]));
    // One way after the other in each round, so that what the machine does beside it comes to all.
    for (let round = 0; round < rounds; round++)
      for (const name of names) walks.get(name)?.push(await walkStory(browser, origin, story, ways[name]));
    const times = (name: string, step: number) =>
      (walks.get(name) ?? []).map((walk) => walk[step]?.ms ?? Number.NaN);
    const steps = walks.get(names[0] ?? "")?.[0] ?? [];
    const medians = names.map((name) => steps.map((_step, at) => median(times(name, at))));
    for (const [at, { title }] of steps.entries())
      row(
        title,
        medians.map((each) => ms(each[at] ?? Number.NaN)),
      );
    row(
      "median",
      medians.map((each) => ms(median(each))),
    );
    row(
      "longest",
      medians.map((each) => ms(Math.max(...each))),
    );
    row(
      "within what is wanted",
      medians.map((each) => `${each.filter((each) => each <= wantedMs).length} of ${each.length}`),
    );
    const medianOf = (way: keyof typeof ways) => median(medians[names.indexOf(way)] ?? []);
    for (const place of ["here", "10 Mbit/s"] as const) {
      const ratio = medianOf(`without, ${place}`) / medianOf(`ahead, ${place}`);
      if (!Number.isNaN(ratio)) console.log(`without / with what comes ahead, ${place}: ${ratio.toFixed(2)}`);
    }
    console.log("");
  }
} finally {
  await browser.close();
}
