import { expect, it } from "vitest";
import { isPublicAddress } from "./publicAddress.ts";

it.each([
  "127.0.0.1",
  "10.1.2.3",
  "172.31.255.255",
  "192.168.0.1",
  "169.254.169.254",
  "100.64.0.1",
  "0.0.0.0",
  "224.0.0.1",
  "255.255.255.255",
  "::1",
  "::",
  "::ffff:127.0.0.1",
  "::ffff:a00:1",
  "fe80::1",
  "fd00::1",
  "64:ff9b::7f00:1",
  "2002:7f00:1::",
  "::ffff:0:127.0.0.1",
  "3fff::1",
  "5f00::1",
  "localhost",
  "",
])("A-19: %s is no address of the internet", (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

it.each(["1.1.1.1", "172.32.0.1", "203.97.1.1", "2606:4700::1111", "2400:4140::1"])(
  "%s is one",
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);
