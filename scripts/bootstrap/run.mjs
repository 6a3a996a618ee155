import { spawn } from "node:child_process";
import { constants } from "node:os";
import { root } from "./root.mjs";

/**
 * Runs a program to its end, showing what it prints or keeping it.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env: NodeJS.ProcessEnv, cwd?: string, quiet?: boolean }} options `quiet` keeps the output for the caller.
 * @returns {Promise<{ exitCode: number, output: string }>}
 */
export function run(command, args, { env, cwd = root, quiet = false }) {
  const child = spawn(command, args, { cwd, env, stdio: quiet ? ["ignore", "pipe", "pipe"] : "inherit" });
  let output = "";
  const take = (/** @type {Buffer} */ chunk) => {
    output += chunk;
  };
  child.stdout?.on("data", take);
  child.stderr?.on("data", take);
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code, signal) => resolve({ exitCode: exitCodeOf(code, signal), output }));
  });
}

/**
 * A shell's convention: a program ended by signal n exits with 128 + n.
 *
 * @param {number | null} code
 * @param {NodeJS.Signals | null} signal
 */
export const exitCodeOf = (code, signal) => code ?? 128 + (signal === null ? 0 : constants.signals[signal]);
