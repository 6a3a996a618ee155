import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { findClientByName } from "@stopbank/store/clients";
import { keepMedium } from "@stopbank/store/keep-media";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type RunningApi, startApi } from "../testing/startApi.ts";
import type { Asker } from "../work/asker.ts";
import { createMediaReaders } from "./mediaReaders.ts";

const film = `${"f".repeat(32)}-4x4.webm`;
/** More than a connection takes in that nobody reads. */
const filmBytes = 2_000_000;
const mostEach = 64;

describe("A-34: many who read media slowly", () => {
  let api: RunningApi;
  let path: string;
  const sockets: Socket[] = [];
  beforeAll(async () => {
    api = await startApi();
    // Of what nobody reads the system takes fewer bytes here than at a port.
    path = join(api.root, "api.sock");
    await api.app.listen({ path });
    const most = { files: 9, bytes: 2 * filmBytes };
    const sizes = new Map([[0, Buffer.alloc(filmBytes, 7)]]);
    for (const client of ["larkhaven", "openaccess"]) {
      const { id = "" } = (await findClientByName(api.store.shared, client)) ?? {};
      const medium = { name: film, originalName: "f", alternativeText: "", sizes };
      await keepMedium(api.store, id, medium, { most });
    }
  });
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.destroy();
  });
  afterAll(() => api.stop());

  /** Asks for the film, and reads the first bytes of the answer alone. */
  async function begin(person: "member" | "visitor", client: string): Promise<string> {
    const socket = connect(path);
    sockets.push(socket);
    socket.on("error", () => undefined);
    const lines = Object.entries(api.as(person)).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(`GET /media/${client}/${film} HTTP/1.1\r\nhost: localhost\r\n${lines.join("")}\r\n`);
    const [first] = (await once(socket, "data")) as [Buffer];
    socket.pause();
    return first.toString("latin1", 0, 12);
  }

  it.each([
    ["member", "larkhaven", "visitor", "openaccess"],
    ["visitor", "openaccess", "member", "larkhaven"],
  ] as const)(
    "as a %s have so many at a time and no more; another is sent the whole while theirs are under way",
    async (crowd, clientOfCrowd, other, clientOfOther) => {
      for (let count = 0; count < mostEach; count++)
        expect(await begin(crowd, clientOfCrowd)).toBe("HTTP/1.1 200");
      expect(await begin(crowd, clientOfCrowd)).toBe("HTTP/1.1 429");
      sockets.pop()?.destroy();
      const whole = await api.get(`/media/${clientOfOther}/${film}`, api.as(other));
      expect([whole.statusCode, whole.rawPayload.length]).toEqual([200, filmBytes]);
      expect(sockets.filter(({ closed, readableEnded }) => !closed && !readableEnded)).toHaveLength(mostEach);
      // Whoever leaves makes room for their own next one.
      sockets.pop()?.destroy();
      await expect.poll(() => begin(crowd, clientOfCrowd)).toBe("HTTP/1.1 200");
    },
  );
});

describe("looks into the store", () => {
  const asker = (site: string): Asker => ({
    ...{ budgetHolder: site, site, isVisitor: false, signal: new AbortController().signal },
    turn: async () => undefined,
  });

  it("are one reader's one at a time, and nobody waits for all that another has asked for", async () => {
    const readers = createMediaReaders();
    const order: string[] = [];
    const look = (who: string) =>
      readers.look(asker(who), async () => {
        await new Promise((resolve) => setImmediate(resolve));
        order.push(who);
      });
    const much = Array.from({ length: 20 }, () => look("much"));
    await Promise.all([...much, look("little")]);
    expect(order.indexOf("little")).toBeLessThan(2);
  });

  it("let no more of one wait than may be under way", async () => {
    const readers = createMediaReaders();
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    const looks = Array.from({ length: mostEach + 1 }, () => readers.look(asker("much"), () => held));
    await expect(readers.look(asker("much"), () => held)).rejects.toMatchObject({
      code: "media/too-many-at-once",
    });
    release();
    await Promise.all(looks);
  });
});
