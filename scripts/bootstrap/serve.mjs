import { spawn } from "node:child_process";
import { root } from "./root.mjs";
import { exitCodeOf } from "./run.mjs";
import { onStarterGone } from "./starter.mjs";

/** A terminal's Ctrl-C reaches this process twice: from the terminal, and passed on by npm. */
const sameSignalMs = 1000;

/**
 * Runs the server until it ends, passing stop signals on exactly once.
 *
 * On Unix the server gets a process group of its own, else a terminal's Ctrl-C would reach it two or three times and a
 * second one may well mean "at once". So that it never outlives us, even when we are killed outright,
 * `followParent.mjs` in it watches the channel between us.
 *
 * @param {string} node
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<number>} its exit code.
 */
export function serve(node, args, env) {
  const watch = new URL("./followParent.mjs", import.meta.url).href;
  const child = spawn(node, ["--import", watch, ...args], {
    cwd: root,
    env,
    stdio: ["inherit", "inherit", "inherit", "ipc"],
    detached: process.platform !== "win32",
  });
  const passedOnMs = /** @type {Partial<Record<NodeJS.Signals, number>>} */ ({});
  const passOn = (/** @type {NodeJS.Signals} */ signal) => {
    const nowMs = performance.now();
    if (nowMs - (passedOnMs[signal] ?? Number.NEGATIVE_INFINITY) < sameSignalMs) return;
    passedOnMs[signal] = nowMs;
    // Windows has no signals to send (kill would end it outright): closing the channel asks for the same stop.
    if (process.platform === "win32") child.disconnect();
    else child.kill(signal);
  };
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) process.on(signal, passOn);
  onStarterGone(() => passOn("SIGTERM"));
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("exit", (code, signal) => resolve(exitCodeOf(code, signal)));
  });
}
