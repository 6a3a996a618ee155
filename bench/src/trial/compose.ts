import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "@stopbank/http-edge/testing/free-port";
import { signIn } from "../http/browser.ts";
import { makeBaseImages } from "./compose/baseImages.ts";
import { type Checks, createChecks } from "./compose/checks.ts";
import { type Compose, createCompose } from "./compose/composeCommand.ts";
import { embeddedAnswer } from "./compose/embedded.ts";
import { type Container, type ContainerEngine, openEngine } from "./compose/engine.ts";
import { jobsOnWorkers } from "./compose/jobsOnWorkers.ts";
import { askAboutArea, askers, keepAsking } from "./compose/questions.ts";
import { endProcessOf } from "./endProcess.ts";

const project = "stopbanktrial";
const images = ["stopbank-bff", "stopbank-api", "stopbank-object-store"];

/**
 * docker-compose.yml as its reader runs it: built, brought up with the demonstration, signed in to, asked about an area while
 * one of its API processes is killed, given jobs whose worker is killed, stopped. The answer is that of the product in one process.
 */
export async function compose(): Promise<boolean> {
  const engine = await openEngine();
  const checks = createChecks();
  const port = await freePort();
  const command = createCompose(project, { ...engine.env, PORT: String(port) });
  try {
    if (process.env.STOPBANK_TRIAL_BASES === "local") await makeBaseImages(engine);
    // Of a run that was broken off.
    await command.run("down", "--volumes", "--remove-orphans");
    await timed("built", () => command.run("build"));
    for (const image of images) console.log(`${image}: ${await engine.imageMegabytes(image)} MB`);
    await refuses(command, checks);
    await timed("up and ready", () => bringUp(engine, command, checks, `http://localhost:${port}`));
    await confined(command, checks);
    await useIt(engine, checks, `http://localhost:${port}`);
    await haveJobsDone(engine, checks, `http://localhost:${port}`);
    await timed("stopped", () => command.run("stop", "--timeout", "30"));
    const codes = (await engine.containers(project)).map(({ service, exitCode }) => `${service} ${exitCode}`);
    checks.check(
      "all ended with exit code 0",
      codes.every((code) => code.endsWith(" 0")),
      codes,
    );
  } finally {
    await command.run("down", "--volumes", "--remove-orphans");
    const left = [
      ...(await engine.containers(project)).map(({ service }) => service),
      ...(await engine.leftovers(project)),
    ];
    checks.check("nothing is left of it", left.length === 0, left);
    await engine.close();
  }
  return checks.held;
}

/** With secrets that everybody knows, no server starts where others would reach it. */
async function refuses(command: Compose, { check }: Checks): Promise<void> {
  for (const service of ["bff", "api-1"]) {
    const { code, text } = await command.attempt(["run", "--rm", "--no-deps", service], {
      STOPBANK_PUBLISHED_AT: "0.0.0.0",
    });
    check(
      `${service} refuses to start where others reach it`,
      code === 1 && text.includes("config/published-secret"),
      text,
    );
  }
}

async function bringUp(
  engine: ContainerEngine,
  command: Compose,
  { check }: Checks,
  origin: string,
): Promise<void> {
  await command.run("up", "--detach");
  const of = async (service: string) =>
    (await engine.containers(project)).find((container) => container.service === service);
  for (let demo = await of("demo"); demo?.running !== false; demo = await of("demo")) await sleep(1_000);
  const said = await command.run("logs", "--no-color", "demo");
  check("it says its address when it is ready", said.includes(`Stopbank is at ${origin}`), said);
  console.log(said.replace(/^[^|\n]*\| ?/gm, "  | "));
}

/** What a container may do, and what its image has not. */
async function confined(command: Compose, { check }: Checks): Promise<void> {
  const script =
    "id -u; touch /srv/stopbank/x 2>&1; touch /x 2>&1; which npm npx gcc make; find / -xdev -name '*.test.ts' 2>/dev/null | head -3; true";
  for (const service of ["bff", "api-1", "worker", "object-store"]) {
    const said = await command.run("exec", "-T", service, "sh", "-c", script);
    const [user, ...rest] = said.trim().split("\n");
    const onlyRefused = rest.length === 2 && rest.every((line) => /Read-only file system/.test(line));
    check(
      `${service} runs as an ordinary user, writes nothing, has no tools and no tests`,
      user === "1000" && onlyRefused,
      said,
    );
  }
}

async function useIt(engine: ContainerEngine, { check }: Checks, origin: string): Promise<void> {
  const browser = await signIn(origin);
  try {
    const answer = await askAboutArea(browser);
    check(
      "a question about an area is answered as by one process",
      answer === (await embeddedAnswer()),
      answer,
    );
    const asking = keepAsking(browser);
    await sleep(2_000);
    const killed = await serving(engine, "api-1");
    // Not by the engine, which would take it for wanted: as a process dies, so that it is started again.
    endProcessOf(killed);
    // Long enough that connections are made anew.
    await sleep(15_000);
    const { answers, failures } = await asking.stop();
    console.log(`${answers.length} answers while api-1 was killed, ${failures.length} broken off`);
    // What had reached the killed process is not asked again by the BFF, which cannot know what came of it.
    check(
      "questions are answered while an API process is killed, but those it had",
      failures.length <= askers,
      failures,
    );
    check(
      "and with the same",
      answers.every((one) => one === answer),
    );
    const again = await serving(engine, "api-1");
    check("the killed process is there again", again.pid !== killed.pid);
  } finally {
    browser.close();
  }
}

async function haveJobsDone(engine: ContainerEngine, checks: Checks, origin: string): Promise<void> {
  const browser = await signIn(origin, "admin");
  try {
    await jobsOnWorkers(browser, () => serving(engine, "worker"), checks);
  } finally {
    browser.close();
  }
}

async function serving(engine: ContainerEngine, service: string): Promise<Container> {
  for (let attempt = 0; attempt < 60; attempt++) {
    const found = (await engine.containers(project)).find((one) => one.service === service && one.running);
    if (found !== undefined) return found;
    await sleep(1_000);
  }
  throw new Error(`${service} does not run.`);
}

async function timed<T>(what: string, work: () => Promise<T>): Promise<T> {
  const started = performance.now();
  const result = await work();
  console.log(`${what} in ${Math.round((performance.now() - started) / 1000)} s`);
  return result;
}
