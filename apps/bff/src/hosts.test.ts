import { describe, expect, it } from "vitest";
import { resolveHost } from "./hosts.ts";

const hosts = ["localhost", "risk.example.nz"];
const clients = new Set(["larkhaven", "northport"]);

describe("host allow-list", () => {
  it.each([
    ["localhost:8080", { known: true }],
    ["LOCALHOST.", { known: true }],
    ["larkhaven.localhost:8080", { known: true, subdomain: "larkhaven" }],
    ["Northport.Risk.Example.NZ.:443", { known: true, subdomain: "northport" }],
  ])("knows %s", (header, expected) => {
    expect(resolveHost(header, hosts, clients)).toEqual(expected);
  });

  it.each([
    undefined,
    "",
    "evil.example",
    "unknown.localhost",
    "a.larkhaven.localhost",
    "localhost.evil.example",
    "user@localhost",
    "localhost/path",
    "localhost?x",
    "localhost#x",
    "lo%63alhost",
    "xn--lrkhaven-1za.localhost",
    "larkhaven.localhost:99999",
  ])("does not know %s", (header) => {
    expect(resolveHost(header, hosts, clients)).toEqual({ known: false });
  });
});
