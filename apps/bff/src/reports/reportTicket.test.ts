import { expect, it } from "vitest";
import { createReportTickets } from "./reportTicket.ts";

const of = { jobId: "j", clientId: "c", userId: "u" };

it("A-35, EXP-23: a ticket is for one job of one person in one client, for a minute, and by the installation's key", async () => {
  let at = 1_000_000;
  const key = new Uint8Array(32).fill(7);
  const tickets = createReportTickets(
    async () => key,
    () => at,
  );
  const ticket = await tickets.make(of);
  expect(await tickets.isGood(ticket, of)).toBe(true);
  for (const other of [
    { ...of, jobId: "k" },
    { ...of, clientId: "d" },
    { ...of, userId: "v" },
  ])
    expect(await tickets.isGood(ticket, other)).toBe(false);
  const [until = "", mac = ""] = ticket.split(".");
  const forged = ["", "x", `${Number(until) + 60}.${mac}`, `${until}.${"A".repeat(43)}`, `${ticket}=`, mac];
  for (const each of forged) expect(await tickets.isGood(each, of), each).toBe(false);
  const elsewhere = createReportTickets(
    async () => new Uint8Array(32).fill(8),
    () => at,
  );
  expect(await elsewhere.isGood(ticket, of)).toBe(false);
  at += 62_000;
  expect(await tickets.isGood(ticket, of)).toBe(false);
});
