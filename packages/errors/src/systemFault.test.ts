import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { systemFault } from "./systemFault.ts";

const refusalOf = (work: () => Promise<unknown>): Promise<unknown> =>
  work().then(
    () => undefined,
    (error: unknown) => error,
  );

it.each([
  ["a full disk", "ENOSPC", "disk/full"],
  ["a quota that is used up", "EDQUOT", "disk/full"],
  ["a database's full disk", "53100", "disk/full"],
  ["a read-only disk", "EROFS", "disk/read-only"],
  ["a folder of somebody else", "EACCES", "disk/not-allowed"],
  ["a database that shuts down", "57P01", "service/unreachable"],
  ["a database that starts", "57P03", "service/unreachable"],
  ["too many connections", "53300", "service/unreachable"],
  ["a lost connection", "ECONNRESET", "service/unreachable"],
])("says of %s what is wrong", (_what, code, expected) => {
  const error = Object.assign(new Error("x"), { code, path: "/data/store" });
  expect(systemFault(error)).toMatchObject({ kind: "unavailable", code: expected });
  expect(systemFault(new Error("outer", { cause: new AggregateError([error]) }))).toMatchObject({
    code: expected,
  });
});

it("knows a folder that cannot be made on a read-only disk, and not any file that is missing", () => {
  const missing = (syscall: string) =>
    Object.assign(new Error("x"), { code: "ENOENT", syscall, path: "/ro/home" });
  expect(systemFault(missing("mkdir"))).toMatchObject({ code: "disk/read-only" });
  expect(systemFault(missing("open"))).toBeUndefined();
});

it.each([
  "Connection terminated unexpectedly",
  "Connection terminated due to connection timeout",
  "timeout exceeded when trying to connect",
  "timeout expired",
  "Query read timeout",
])("knows the driver's own words: %s", (message) => {
  expect(systemFault(new Error(message))).toMatchObject({ code: "service/unreachable" });
});

it.each([new Error("a fault of ours"), new TypeError("x is undefined"), "a text", undefined])(
  "has nothing to say of %s",
  (error) => expect(systemFault(error)).toBeUndefined(),
);

it("knows what this machine itself answers", async () => {
  const folder = await mkdtemp(join(tmpdir(), "stopbank-faults-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, "file");
  await writeFile(file, "");
  const ofFile = await refusalOf(() => mkdir(file, { recursive: true }));
  expect(systemFault(ofFile)?.message).toBe(`${file} has to be a folder, and it or a part of it is a file.`);
  const below = await refusalOf(() => mkdir(join(file, "below"), { recursive: true }));
  expect(systemFault(below)).toMatchObject({ code: "disk/not-a-folder" });

  const server = createServer().listen(0, "127.0.0.1");
  await new Promise((done) => server.once("listening", done));
  const { port } = server.address() as { port: number };
  const second = createServer();
  const taken = await new Promise((done) => second.once("error", done).listen(port, "127.0.0.1"));
  expect(systemFault(taken)).toMatchObject({
    code: "port/taken",
    message: expect.stringContaining(String(port)),
  });
  await new Promise((done) => server.close(done));
  const gone = await new Promise((done) => connect(port, "127.0.0.1").once("error", done));
  expect(systemFault(gone)).toMatchObject({ code: "service/unreachable" });
});
