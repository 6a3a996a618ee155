import { readFileSync } from "node:fs";

const checkMs = 250;

/**
 * Calls `stop` when the `npm start` that started us is gone. npm runs us through a shell that neither passes signals on
 * nor, when npm itself is killed, ends; so we look for ourselves. Started by hand we may outlive our parent, as any
 * program may.
 *
 * @param {() => void} stop
 */
export function onStarterGone(stop) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const npm = parentOfShell(parent);
  const timer = setInterval(() => {
    if (process.ppid === parent && (npm === undefined || isAlive(npm))) return;
    clearInterval(timer);
    stop();
  }, checkMs);
  timer.unref();
}

/**
 * npm's process when the given one is the shell between it and us. Only Linux tells; elsewhere the shell's own end
 * has to do.
 *
 * @param {number} shell
 * @returns {number | undefined}
 */
function parentOfShell(shell) {
  const status = statusOf(shell);
  if (!/^Name:\s(sh|dash|bash)$/m.test(status)) return undefined;
  return Number(/^PPid:\s(\d+)$/m.exec(status)?.[1]);
}

/** A killed npm stays as a zombie until whoever started it takes note. @param {number} pid */
const isAlive = (pid) => /^State:\s[^ZX]/m.test(statusOf(pid));

/** @param {number} pid */
function statusOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/status`, "utf8");
  } catch {
    // No such process any more, or a system without /proc: both mean that there is nothing to tell.
    return "";
  }
}
