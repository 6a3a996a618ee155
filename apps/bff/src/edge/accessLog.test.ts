import { Writable } from "node:stream";
import { afterAll, beforeAll, expect, it } from "vitest";
import { fromOurPage, type StartedBff, startBff } from "../testing/startBff.ts";

const lines: string[] = [];
const stream = new Writable({
  write: (line, _encoding, done) => {
    lines.push(String(line));
    done();
  },
});
let bff: StartedBff;
beforeAll(async () => {
  bff = await startBff({ logger: { level: "trace", stream } });
});
afterAll(() => bff.close());

it("A-26, A-45: no line says what an address or a body carries, whatever is asked and however it ends", async () => {
  const token = "t".repeat(43);
  const query = `client=larkhaven&invitation=${token}&code=${token}&state=${token}`;
  const gets = [
    "/auth/login",
    "/api/user/invitation",
    "/api/no/such/call",
    "/bff/sign-in",
    "/bff/no-such-call",
    "/%ff",
    "/no/such/page",
  ];
  for (const path of gets)
    await bff.app.inject({ method: "GET", url: `${path}?${query}`, headers: { host: "localhost" } });
  const posts: [string, object][] = [
    ["/api/user/invitation", { client_name: "larkhaven", invitation: token }],
    ["/api/user/invitation", { client_name: token }],
    ["/bff/session", { email: `${token}@x.example`, password: token }],
  ];
  for (const [url, payload] of posts)
    await bff.app.inject({ method: "POST", url: `${url}?${query}`, headers: fromOurPage, payload });
  // There is a log at all.
  bff.app.log.info("the last line");
  expect(lines.join("")).toContain("the last line");
  expect(lines.join("")).not.toContain(token);
});
