import { openMemoryStore } from "@stopbank/store/memory";
import Fastify from "fastify";
import { expect, it, onTestFinished } from "vitest";
import { admitKnownHosts } from "./knownHosts.ts";

it("answers again with the first request after the clients can be read again", async () => {
  const closed = await openMemoryStore();
  await closed.close();
  const store = await openMemoryStore();
  onTestFinished(() => store.close());
  let isAway = true;
  const sometimes = new Proxy(store, {
    get: (target, name) => (name === "shared" && isAway ? closed.shared : Reflect.get(target, name)),
  });
  const app = Fastify();
  admitKnownHosts(app, { hosts: ["localhost"], publicUrl: new URL("http://localhost:8080") }, sometimes);
  app.get("/", async () => "here");
  expect((await app.inject("/")).statusCode).toBe(500);
  isAway = false;
  expect((await app.inject("/")).body).toBe("here");
});
