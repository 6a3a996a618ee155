import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { exchange } from "@stopbank/http-edge/testing";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type StartedBff, signIn, startBff } from "../testing/startBff.ts";

const crowd = 200;
const mostDelayMs = 100;

describe("A-34: with 200 connections that do next to nothing", () => {
  let bff: StartedBff;
  let port: number;
  let ordinary: string;
  const sockets: Socket[] = [];
  beforeEach(async () => {
    bff = await startBff();
    port = Number(new URL(await bff.app.listen({ host: "127.0.0.1", port: 0 })).port);
    const { cookie } = await signIn(bff);
    ordinary = `GET /api/layer/details/x HTTP/1.1\r\nhost: localhost\r\nx-requested-by: stopbank\r\ncookie: ${cookie}\r\nconnection: close\r\n\r\n`;
  });
  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.destroy();
    await bff.close();
  });

  /** The median of 40, on connections of their own: what else the machine does must not be taken for the crowd's doing. */
  async function waited(): Promise<number> {
    const took: number[] = [];
    for (let i = 0; i < 40; i++) {
      const sent = performance.now();
      expect((await exchange(port, ordinary)).status).toBe(200);
      took.push(performance.now() - sent);
    }
    return took.toSorted((a, b) => a - b)[20] ?? Number.NaN;
  }

  async function join(says: string): Promise<void> {
    for (let i = 0; i < crowd; i++) {
      const socket = connect(port, "127.0.0.1");
      sockets.push(socket);
      socket.on("error", () => undefined);
      await once(socket, "connect");
      socket.write(says);
    }
  }

  const bodyOf = (bytes: number) =>
    `POST /api/areas HTTP/1.1\r\nhost: localhost\r\nx-requested-by: stopbank\r\ncontent-type: application/json\r\ncontent-length: ${bytes}\r\n\r\n`;

  it.each<[string, string, string | undefined]>([
    ["say nothing at all", "", undefined],
    ["send a header every 50 ms", "GET /api/layer HTTP/1.1\r\nhost: localhost\r\n", "x-slow: 1\r\n"],
    ["send their body a byte at a time", bodyOf(100_000), " "],
    ["are sent what they do not read", "", undefined],
  ])("that %s an ordinary call waits no more than 100 ms longer", async (what, says, again) => {
    await waited();
    const before = await waited();
    bff.api.state.bulk = what.includes("do not read") ? "x".repeat(1_000_000) : "";
    const reading = `GET /api/layer/details/x HTTP/1.1\r\nhost: localhost\r\nx-requested-by: stopbank\r\n\r\n`;
    await join(bff.api.state.bulk === "" ? says : reading);
    if (bff.api.state.bulk !== "") {
      for (const socket of sockets) socket.pause();
      await sleep(500);
      bff.api.state.bulk = "";
    }
    const dripping =
      again === undefined
        ? undefined
        : setInterval(() => {
            for (const socket of sockets) if (socket.writable) socket.write(again);
          }, 50);
    try {
      expect((await waited()) - before).toBeLessThan(mostDelayMs);
    } finally {
      clearInterval(dripping);
    }
  });
});
