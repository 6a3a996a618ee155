import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, it, onTestFinished } from "vitest";
import { endProcess, endProcessOf } from "./endProcess.ts";

const startSleeper = async () => {
  const child = spawn(process.execPath, ["-e", "setInterval(() => undefined, 60_000); console.log('up')"], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  await once(child.stdout, "data");
  if (child.pid === undefined) throw new Error("It did not start.");
  return { child, pid: child.pid };
};

it("ends the process that it is told of", async () => {
  const { child, pid } = await startSleeper();
  const gone = once(child, "exit");
  endProcess(pid);
  expect(await gone).toEqual([null, "SIGKILL"]);
});

it.each([0, 1, -1, Number("x"), Number("")])("refuses %s, which is no process to end", (pid) => {
  expect(() => endProcess(pid)).toThrow(/no process to end/);
});

it("leaves a process of this machine alone that is not the container's", async () => {
  const { child, pid } = await startSleeper();
  const container = { id: "0123456789abcdef", service: "worker", pid };
  expect(() => endProcessOf(container)).toThrow(/not worker's/);
  expect([child.exitCode, child.signalCode]).toEqual([null, null]);
  expect(() => endProcessOf({ ...container, pid: 2 ** 22 + 1 })).toThrow(/not worker's/);
});
