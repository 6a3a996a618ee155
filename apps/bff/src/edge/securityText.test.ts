import Fastify from "fastify";
import { expect, it } from "vitest";
import { readBffConfig } from "../config.ts";
import { registerSecurityText } from "./securityText.ts";

const ask = (env: NodeJS.ProcessEnv) => {
  const app = Fastify();
  registerSecurityText(app, readBffConfig(env));
  return app.inject("/.well-known/security.txt");
};

it("names whom to tell of a fault, in the form of RFC 9116", async () => {
  const { headers, body } = await ask({
    PUBLIC_URL: "https://risk.example.nz",
    STOPBANK_SECURITY_CONTACT: "mailto:security@larkhaven.example",
  });
  expect(headers["content-type"]).toBe("text/plain; charset=utf-8");
  const fields = new Map(
    body
      .trim()
      .split("\n")
      .map((line) => line.split(/: (.*)/s, 2) as [string, string]),
  );
  expect(Object.fromEntries(fields)).toMatchObject({
    Contact: "mailto:security@larkhaven.example",
    Canonical: "https://risk.example.nz/.well-known/security.txt",
  });
  const days = (Date.parse(String(fields.get("Expires"))) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(365);
});

it("is not there without a contact, and a contact is an address", async () => {
  expect((await ask({})).statusCode).toBe(404);
  for (const contact of [
    "security@larkhaven.example",
    "http://larkhaven.example",
    "mailto:a\nb",
    "javascript:alert(1)",
  ])
    expect(() => readBffConfig({ STOPBANK_SECURITY_CONTACT: contact }), contact).toThrow(
      /STOPBANK_SECURITY_CONTACT/,
    );
});
