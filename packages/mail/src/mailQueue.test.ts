import { Writable } from "node:stream";
import { freePort } from "@stopbank/http-edge/testing/free-port";
import { openMemoryStore } from "@stopbank/store/memory";
import Fastify from "fastify";
import { expect, it, onTestFinished, vi } from "vitest";
import { createMailbox } from "./mailbox.ts";
import { createMailQueue } from "./mailQueue.ts";
import { writeMail } from "./templates.ts";
import { startSmtpSink } from "./testing/smtpSink.ts";
import { openTransport } from "./transport.ts";

interface Waiting extends Readonly<Record<string, string>> {
  readonly template: string;
  readonly to: string;
}

const from = "Stopbank <no-reply@stopbank.example>";
const soon = { timeout: 20_000, interval: 50 };

async function queueTo(smtpUrl: URL | undefined) {
  const lines: string[] = [];
  const stream = new Writable({
    write: (line, _encoding, done) => {
      lines.push(String(line));
      done();
    },
  });
  const store = await openMemoryStore();
  const mailbox = createMailbox();
  let made = 0;
  const queue = createMailQueue<Waiting>({
    store,
    transport: openTransport({ smtpUrl, mailFrom: from }, smtpUrl === undefined ? mailbox : undefined),
    write: async ({ to }) => {
      if (to === "gone@x.example") return undefined;
      made += 1;
      return writeMail(to, "resetCode", { code: String(made).padStart(6, "0"), minutes: 10 });
    },
    log: Fastify({ logger: { level: "trace", stream } }).log,
    pollSeconds: 0.5,
    retrySeconds: 1,
  });
  await queue.open();
  onTestFinished(async () => {
    await queue.close();
    await store.close();
  });
  return { queue, store, mailbox, lines };
}

it("G-06: sends a mail over SMTP as text and HTML, macrons and all", async () => {
  const sink = await startSmtpSink();
  onTestFinished(() => sink.close());
  const { queue } = await queueTo(sink.url);
  await queue.post({ template: "resetCode", to: "kiri@larkhaven.example" }, { isUrgent: true });
  await vi.waitFor(() => expect(sink.mails).toHaveLength(1), soon);
  const [mail] = sink.mails;
  expect(mail).toMatchObject({
    subject: "Your code to set a new password",
    from: { text: '"Stopbank" <no-reply@stopbank.example>' },
    to: { text: "kiri@larkhaven.example" },
  });
  expect(mail?.text).toContain("000001");
  expect(mail?.html).toContain(">000001</p>");
});

it("loses none while the mail server refuses or is not there, and makes the code anew with each try", async () => {
  const port = await freePort();
  const { queue, lines, store } = await queueTo(new URL(`smtp://127.0.0.1:${port}`));
  for (const name of ["a", "b", "c"]) await queue.post({ template: "resetCode", to: `${name}@x.example` });
  await vi.waitFor(
    () => expect(lines.filter((line) => line.includes("is tried again"))).toHaveLength(3),
    soon,
  );
  const sink = await startSmtpSink(port);
  onTestFinished(() => sink.close());
  sink.refuseWith = { responseCode: 451, message: "try a@x.example again later" };
  await vi.waitFor(
    () => expect(lines.filter((line) => line.includes("451")).length).toBeGreaterThan(0),
    soon,
  );
  sink.refuseWith = undefined;
  await vi.waitFor(() => expect(sink.mails.length).toBeGreaterThanOrEqual(3), { ...soon, timeout: 60_000 });
  expect(sink.mails.map(({ to }) => (Array.isArray(to) ? "" : to?.text)).toSorted()).toEqual([
    "a@x.example",
    "b@x.example",
    "c@x.example",
  ]);
  // Neither the log nor the queue has whose they were or what was in them.
  expect(lines.join("")).not.toContain("x.example");
  const { rows } = await store.queue.executeSql("select data, output from pgboss.job where name = $1", [
    "mail",
  ]);
  for (const { text = "" } of sink.mails) {
    const [code = "?"] = /\d{6}/.exec(text) ?? [];
    expect(JSON.stringify(rows)).not.toContain(code);
    expect(lines.join("")).not.toContain(code);
  }
});

it("posts a mail with the transaction that it belongs to, or not at all", async () => {
  const { queue, store, mailbox } = await queueTo(undefined);
  const waiting = (to: string) => ({ template: "resetCode", to });
  await expect(
    store.withoutClient(async (tx) => {
      await queue.post(waiting("never@x.example"), { within: tx });
      throw new Error("it came to nothing");
    }),
  ).rejects.toThrow("it came to nothing");
  await store.withoutClient((tx) => queue.post(waiting("kept@x.example"), { within: tx }));
  await queue.post(waiting("gone@x.example"));
  await vi.waitFor(() => expect(mailbox.list().map(({ to }) => to)).toEqual(["kept@x.example"]), soon);
});
