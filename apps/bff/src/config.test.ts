import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { networkInterfaces } from "node:os";
import { resolve } from "node:path";
import { isLoopback } from "@stopbank/http-edge/loopback";
import { expect, it, onTestFinished } from "vitest";
import { readBffConfig } from "./config.ts";
import { startBff } from "./testing/startBff.ts";

it("listens for this machine alone unless HOST says otherwise", () => {
  expect(isLoopback(readBffConfig({}).host)).toBe(true);
  expect(isLoopback(readBffConfig({ HOST: "" }).host)).toBe(true);
  expect(readBffConfig({ HOST: "0.0.0.0" }).host).toBe("0.0.0.0");
});

it("takes every host name that can be reached, those of a container network too", () => {
  const { hosts } = readBffConfig({
    PUBLIC_URL: "http://stopbank_bff:8080",
    STOPBANK_HOSTS: "Risk.Example.NZ, upper_lark.internal,[2001:db8::1], xn--mori-qsa.example",
  });
  expect(hosts).toEqual([
    "stopbank_bff",
    "localhost",
    "127.0.0.1",
    "[::1]",
    "risk.example.nz",
    "upper_lark.internal",
    "[2001:db8::1]",
    "xn--mori-qsa.example",
  ]);
});

it("reads where the store is and what is logged", () => {
  expect(readBffConfig({})).toMatchObject({
    home: resolve(".stopbank"),
    databaseUrl: undefined,
    ownerDatabaseUrl: undefined,
    logLevel: "info",
  });
  const env = {
    STOPBANK_HOME: "/srv/stopbank",
    DATABASE_URL: "postgres://servers@db/stopbank",
    DATABASE_OWNER_URL: "postgres://owner@db/stopbank",
    STOPBANK_LOG_LEVEL: "warn",
  };
  expect(readBffConfig(env)).toMatchObject({
    home: "/srv/stopbank",
    databaseUrl: env.DATABASE_URL,
    ownerDatabaseUrl: env.DATABASE_OWNER_URL,
    logLevel: "warn",
  });
  expect(() => readBffConfig({ STOPBANK_LOG_LEVEL: "loud" })).toThrow(/^The setting STOPBANK_LOG_LEVEL /);
});

it.each([
  "localhost:8080",
  "http://risk.example.nz",
  "risk.example.nz/",
  "risk.example.nz.",
  "*.example.nz",
  "risk example.nz",
  "user@risk.example.nz",
  "māori.example",
  "::1",
  "[0:0::1]",
])("refuses %s as a host, which no request could name", (name) => {
  expect(() => readBffConfig({ STOPBANK_HOSTS: `risk.example.nz,${name}` })).toThrow(
    expect.objectContaining({
      code: "config/bad-setting",
      message: expect.stringMatching(
        /^The setting STOPBANK_HOSTS names the host ".+", which is to be written /,
      ),
    }),
  );
});

it.each(["http://risk.example.nz./", "http://risk~one.example"])(
  "refuses %s as the public address, whose host no request could name",
  (address) => {
    expect(() => readBffConfig({ PUBLIC_URL: address })).toThrow(/^The setting PUBLIC_URL names the host /);
  },
);

it("is reached at localhost and at a client's name there, and from nowhere else", async () => {
  const bff = await startBff({ transport: "in process" });
  onTestFinished(() => bff.close());
  await bff.app.listen({ host: readBffConfig({}).host, port: 0 });
  const { port } = bff.app.server.address() as AddressInfo;
  const status = async (host: string) => {
    const socket = connect({ host: "localhost", port });
    await once(socket, "connect");
    socket.write(`GET / HTTP/1.1\r\nhost: ${host}:${port}\r\nconnection: close\r\n\r\n`);
    let received = "";
    for await (const chunk of socket) received += String(chunk);
    return received.slice(9, 12);
  };
  expect(await status("localhost")).toBe("200");
  expect(await status("larkhaven.localhost")).toBe("200");
  const others = Object.values(networkInterfaces())
    .flatMap((each) => each ?? [])
    .filter(({ internal, family }) => !internal && family === "IPv4");
  for (const { address: other } of others) {
    const socket = connect({ host: other, port });
    const [refused] = await once(socket, "error");
    expect(refused).toMatchObject({ code: "ECONNREFUSED" });
  }
});
