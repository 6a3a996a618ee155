import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { DomainError } from "@stopbank/errors";

/**
 * Waits until a BFF and what it needs answer, asked as people ask it: by the name they know.
 *
 * @param server where it listens, such as `http://bff:8080`.
 * @param publicUrl how people reach it.
 * @throws DomainError `demo/not-ready` after `patienceMs`.
 */
export async function untilReady(server: URL, publicUrl: URL, patienceMs = 300_000): Promise<void> {
  const url = new URL("/readyz", server);
  const until = performance.now() + patienceMs;
  do {
    if ((await statusOf(url, publicUrl.host).catch(() => undefined)) === 200) return;
    await sleep(500);
  } while (performance.now() < until);
  throw new DomainError(
    "unavailable",
    "demo/not-ready",
    `The demonstration is in place, but ${server.origin} is not ready to show it; its log says why.`,
  );
}

async function statusOf(url: URL, host: string): Promise<number | undefined> {
  const request = get(url, { headers: { host }, agent: false, timeout: 5_000 });
  request.once("timeout", () => request.destroy(new Error("no answer in time")));
  const [answer] = (await once(request, "response")) as [IncomingMessage];
  answer.resume();
  return answer.statusCode;
}
