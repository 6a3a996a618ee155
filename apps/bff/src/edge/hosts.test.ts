import { describe, expect, it } from "vitest";
import { resolveHost } from "./hosts.ts";

const hosts = ["localhost", "risk.example.nz", "stopbank_bff", "[::1]"];
const clients = new Set(["larkhaven", "northport", "upper_lark"]);

describe("A-33: the hosts that are ours", () => {
  it.each([
    ["localhost:8080", { known: true }],
    ["LOCALHOST.", { known: true }],
    ["larkhaven.localhost:8080", { known: true, subdomain: "larkhaven" }],
    ["stopbank_bff:8080", { known: true }],
    ["upper_lark.stopbank_bff", { known: true, subdomain: "upper_lark" }],
    ["[::1]:8080", { known: true }],
    ["[0:0::1]", { known: true }],
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
    "user:word@localhost",
    "localhost/",
    "localhost/path",
    "localhost\\path",
    "localhost?x",
    "localhost#x",
    "lo%63alhost",
    "xn--lrkhaven-1za.localhost",
    "larkhaven.localhost:99999",
  ])("does not know %s", (header) => {
    expect(resolveHost(header, hosts, clients)).toEqual({ known: false });
  });
});
