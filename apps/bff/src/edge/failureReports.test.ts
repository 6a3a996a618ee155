import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { fromOurPage, signIn, startBff } from "../testing/startBff.ts";

it("reports to the setting's address that the API is away, with request, route and client, and nobody's secrets", async () => {
  const received: string[] = [];
  const sentry = createServer(async (request, response) => {
    let text = "";
    for await (const piece of request) text += String(piece);
    received.push(text);
    response.end("{}");
  });
  await once(sentry.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => void sentry.close());
  const { port } = sentry.address() as AddressInfo;
  const bff = await startBff({ env: { SENTRY_DSN: `http://key@127.0.0.1:${port}/1` } });
  onTestFinished(() => bff.close());
  const { cookie } = await signIn(bff);

  bff.api.state.isAway = true;
  const area = "172.90381,-40.30127;172.9,-40.2;172.8,-40.2";
  const answer = await bff.app.inject({
    url: `/api/asset/risk/buildings/flood/${encodeURIComponent(area)}`,
    headers: { ...fromOurPage, cookie, "ui-client-name": "northport" },
  });
  expect(answer.statusCode).toBe(503);
  await expect.poll(() => received.length).toBe(1);
  const [text = ""] = received;
  expect(JSON.parse(text.trimEnd().split("\n").at(-1) ?? "")).toMatchObject({
    exception: { values: [{ type: "DomainError", value: "api/unreachable" }] },
    tags: { service: "bff", client: "northport", request_id: answer.json().error.requestId },
  });
  expect(text).toContain('"route":"/api/asset/risk/');
  for (const secret of ["172.90381", cookie.split("=")[1], "access-0", "refresh-0", "member@stopbank"])
    expect(text).not.toContain(secret);
});
