import type { FastifyRequest } from "fastify";
import { expect, it } from "vitest";
import { forwardedHeaders } from "./forwardedHeaders.ts";

const from = (ip: string | undefined) => ({ id: "1", ip, headers: {} }) as unknown as FastifyRequest;

it("says where a request comes from, and of a caller who has gone that nobody knows", () => {
  expect(forwardedHeaders(from("192.0.2.1"))["x-forwarded-for"]).toBe("192.0.2.1");
  expect(forwardedHeaders(from(undefined))["x-forwarded-for"]).toBe("unknown");
});
