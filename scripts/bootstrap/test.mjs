import { ensureInstalled } from "./install.mjs";
import { node24, toolEntry, toolEnvironment } from "./node24.mjs";
import { main, Problem } from "./problem.mjs";
import { step } from "./progress.mjs";
import { run } from "./run.mjs";

await main(async () => {
  await ensureInstalled();
  const env = toolEnvironment();
  const tool = (/** @type {string[]} */ ...args) => run(node24(), args, { env, quiet: true });
  await stage("Lint", () => tool(toolEntry("@biomejs/biome"), "check", "--error-on-warnings", "."));
  await stage("Import arrows", () => tool("scripts/arrows/main.ts"));
  await stage("Types", () => tool("scripts/types/main.ts"));
  await stage("Dead code", () => tool(toolEntry("knip")));
  console.log("  Tests ...");
  const args = [toolEntry("vitest"), "run", ...process.argv.slice(2)];
  return (await run(node24(), args, { env })).exitCode;
});

/**
 * One stage before the tests; its output is shown only when it fails, and the run ends with it.
 *
 * @param {string} name
 * @param {() => Promise<{ exitCode: number, output: string }>} work
 */
async function stage(name, work) {
  await step(name, async () => {
    const { exitCode, output } = await work();
    if (exitCode !== 0) throw new Problem(`${output.trim()}\n\nStopped at: ${name}.`);
  });
}
