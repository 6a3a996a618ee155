import { randomUUID } from "node:crypto";
import type { DevMail } from "@stopbank/contract/people";
import type { FastifyReply, FastifyRequest } from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type StartedBff, startBff } from "../testing/startBff.ts";

let bff: StartedBff;
beforeAll(async () => {
  bff = await startBff();
});
afterAll(() => bff.close());

const get = (url: string) => bff.app.inject({ url, headers: { host: "localhost" } });
const id = randomUUID();
const mail: DevMail = {
  id,
  at: "2026-01-14T23:05:00Z",
  to: "kiri@larkhaven.example",
  subject: "<b>Your code</b>",
  text: "Kia ora,\n\n    123456\n\nhttps://x.example/?a=1&b=2\n<script>",
  html: "<p>123456</p>",
};

it("shows the demonstration's mails without running anything of theirs", async () => {
  bff.api.state.special = async () => [mail];
  const page = await get("/dev/mail");
  expect(page.statusCode).toBe(200);
  expect(page.headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(page.headers["content-security-policy"]).toMatch(/^default-src 'none'/);
  expect(page.body).toContain("    123456");
  expect(page.body).toContain("&lt;b&gt;Your code&lt;/b&gt;");
  expect(page.body).toContain('<a href="https://x.example/?a=1&amp;b=2">');
  expect(page.body).not.toContain("<script>");
  const html = await get(`/dev/mail/${id}`);
  expect([html.statusCode, html.body]).toEqual([200, mail.html]);
  expect((await get(`/dev/mail/${randomUUID()}`)).statusCode).toBe(404);
});

it("is not there where mails are sent", async () => {
  bff.api.state.special = async (_request: FastifyRequest, reply: FastifyReply) =>
    reply.code(404).send({ error: { code: "mail/no-mailbox", message: "Sent.", requestId: "" } });
  for (const url of ["/dev/mail", `/dev/mail/${id}`]) expect((await get(url)).statusCode).toBe(404);
});
