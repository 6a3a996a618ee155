import { gzipSync } from "node:zlib";
import { afterEach, describe, expect, it } from "vitest";
import { picture, sendPicture, startTileServer, type TileServer } from "../testing/tileServer.ts";
import { createRemote, type Remote, usualRemoteLimits } from "./askRemote.ts";
import type { ConfiguredSource, RemoteSource } from "./remoteSource.ts";

const open: (TileServer | Remote)[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});
const serving = async (...[answer]: Parameters<typeof startTileServer>) => {
  const server = await startTileServer(answer);
  open.push(server);
  return server;
};
const remoteWith = (limits: Partial<typeof usualRemoteLimits> = {}) => {
  const remote = createRemote({ ...usualRemoteLimits, ...limits });
  open.push(remote);
  return remote;
};
const sourceAt = (origin: string, more: Partial<RemoteSource> = {}): ConfiguredSource => ({
  id: "aerial",
  source: {
    kind: "xyz",
    title: "Aerial",
    attribution: "Somebody",
    url: `${origin}/{z}/{x}/{y}.png?api={key}`,
    inOwnNetwork: true,
    ...more,
  } as RemoteSource,
  key: "s3cret/key",
});
const failure = (code: string) => expect.objectContaining({ code });

describe("asking a source in another place", () => {
  it("sends the key, and keeps an answer for as long as its headers allow", async () => {
    const server = await serving((request, response) =>
      sendPicture(
        response,
        request.url?.startsWith("/fresh") ? { "cache-control": "public, max-age=600" } : {},
      ),
    );
    const remote = remoteWith();
    const from = sourceAt(server.origin);
    const answers = [];
    for (const path of ["/fresh", "/fresh", "/unsaid", "/unsaid"])
      answers.push(await remote.get(from, `${server.origin}${path}?api={key}`));
    // What is kept is fresh for as long as it was, less the time since.
    expect(answers.map((answer) => (answer?.freshSeconds ?? 0) > 0)).toEqual([true, true, false, false]);
    expect(answers[0]?.freshSeconds).toBe(600);
    expect(answers.every((answer) => answer?.bytes.equals(picture))).toBe(true);
    expect(server.asked).toEqual([
      "/fresh?api=s3cret%2Fkey",
      "/unsaid?api=s3cret%2Fkey",
      "/unsaid?api=s3cret%2Fkey",
    ]);
  });

  it("keeps nothing that its terms say is not to be kept", async () => {
    const server = await serving((_request, response) =>
      sendPicture(response, { "cache-control": "no-store, max-age=600" }),
    );
    const remote = remoteWith();
    for (const _time of [1, 2])
      expect((await remote.get(sourceAt(server.origin), `${server.origin}/a`))?.freshSeconds).toBe(0);
    expect(server.asked).toHaveLength(2);
  });

  it.each([204, 404, 410])("takes %i for nothing there", async (status) => {
    const server = await serving((_request, response) => response.writeHead(status).end());
    expect(await remoteWith().get(sourceAt(server.origin), `${server.origin}/a`)).toBeUndefined();
  });

  it("A-19: follows it to its own hosts alone, and no further than twice", async () => {
    const second = await serving((_request, response) => sendPicture(response));
    const first = await serving((request, response) =>
      response
        .writeHead(302, { location: request.url === "/loop" ? "/loop" : `${second.origin}/there` })
        .end(),
    );
    const remote = remoteWith();
    const own = sourceAt(first.origin);
    await expect(remote.get(own, `${first.origin}/a`)).rejects.toEqual(failure("basemap/refused"));
    await expect(remote.get(own, `${first.origin}/loop`)).rejects.toEqual(failure("basemap/refused"));
    expect(second.asked).toEqual([]);
    const sentOn = sourceAt(first.origin, { hosts: [new URL(second.origin).host] });
    expect((await remote.get(sentOn, `${first.origin}/a`))?.bytes).toEqual(picture);
  });

  it("A-19: leads into no network of our own, by address or by name, unless the installation says so", async () => {
    const server = await serving((_request, response) => sendPicture(response));
    const remote = remoteWith();
    const { port } = new URL(server.origin);
    for (const origin of [server.origin, `http://localhost:${port}`, `http://[::ffff:127.0.0.1]:${port}`]) {
      const from = sourceAt(origin, { inOwnNetwork: false });
      await expect(remote.get(from, `${origin}/a`), origin).rejects.toEqual(failure("basemap/refused"));
    }
    expect(server.asked).toEqual([]);
  });

  it("gives up what is too slow, too large as it comes or as it unpacks, or breaks off, and says nothing of the key", async () => {
    const server = await serving((request, response) => {
      if (request.url === "/large") response.end(Buffer.alloc(20_000));
      if (request.url === "/packed")
        response.writeHead(200, { "content-encoding": "gzip" }).end(gzipSync(Buffer.alloc(200_000)));
      if (request.url === "/broken") response.destroy();
      if (request.url === "/failing") response.writeHead(500).end();
    });
    const remote = remoteWith({ answerMs: 300, mostBytes: 10_000 });
    const from = sourceAt(server.origin);
    for (const path of ["/slow", "/large", "/packed", "/broken", "/failing"]) {
      const refusal = await remote.get(from, `${server.origin}${path}`).catch((error: unknown) => error);
      expect(refusal, path).toEqual(failure("basemap/unreachable"));
      expect(JSON.stringify([refusal, (refusal as Error).message])).not.toContain("s3cret");
      if (path === "/slow")
        expect(refusal).toMatchObject({ facts: { why: expect.stringMatching(/Timeout/i) } });
    }
  });

  it("stops when whoever asked has gone", async () => {
    const server = await serving(() => undefined);
    const leaving = new AbortController();
    const answer = remoteWith().get(sourceAt(server.origin), `${server.origin}/a`, leaving.signal);
    const gone = expect(answer).rejects.toThrow("gone");
    leaving.abort(new Error("gone"));
    await gone;
  });
});
