import { beforeEach, describe, expect, it, vi } from "vitest";

let failures: typeof import("./watchFailures.ts");
let sent: string[];

/** A failure with a call in the page's own file. */
const failure = (name: string) =>
  Object.assign(new Error("x"), { name, stack: "Error: x\n    at f (https://risk.example/assets/a.js:1:5)" });
const namesSent = () => sent.map((body) => (JSON.parse(body) as { name: string }).name);

beforeEach(async () => {
  sent = [];
  vi.resetModules();
  vi.stubGlobal("location", { origin: "https://risk.example", pathname: "/risk" });
  vi.stubGlobal("fetch", async (path: string, { body, headers }: { body: string; headers: object }) => {
    expect([path, headers]).toMatchObject(["/bff/failures", { "x-requested-by": "stopbank" }]);
    sent.push(body);
    return new Response(null, { status: 204 });
  });
  failures = await import("./watchFailures.ts");
});

describe("failures of a page", () => {
  it("ACC-47: are told of under an id, by which what somebody says next names the newest", async () => {
    expect(failures.lastFailure()).toBeUndefined();
    failures.heedFailures(true);
    failures.noticeFailure(failure("OneError"));
    await expect.poll(() => sent).toHaveLength(1);
    const { event_id } = JSON.parse(sent[0] ?? "") as { event_id: string };
    expect(event_id).toMatch(/^[0-9a-f]{32}$/);
    await expect.poll(failures.lastFailure).toBe(event_id);
  });

  it("are told of once the server wants to know, those from before too", async () => {
    failures.noticeFailure(failure("EarlyError"));
    failures.heedFailures(true);
    failures.noticeFailure(failure("LaterError"));
    await expect.poll(namesSent).toEqual(["EarlyError", "LaterError"]);
  });

  it("are told to nobody where the server does not, and nothing is fetched for that", async () => {
    const code = vi.fn();
    vi.doMock("./sendFailure.ts", () => {
      code();
      return { sendFailure: async () => sent.push("{}") };
    });
    failures.noticeFailure(failure("EarlyError"));
    failures.heedFailures(false);
    failures.noticeFailure(failure("LaterError"));
    failures.heedFailures(true);
    failures.noticeFailure(failure("WantedError"));
    await expect.poll(() => sent).toHaveLength(1);
    expect(code).toHaveBeenCalledTimes(1);
    vi.doUnmock("./sendFailure.ts");
  });

  it("are told of ten times at most", async () => {
    for (let i = 0; i < 8; i++) failures.noticeFailure(failure(`Early${i}`));
    failures.heedFailures(true);
    for (let i = 0; i < 8; i++) failures.noticeFailure(failure(`Later${i}`));
    await expect.poll(namesSent).toHaveLength(10);
    expect(namesSent().at(-1)).toBe("Later1");
  });
});
