import { expect, it } from "vitest";
import { networkOf, siteOf } from "./networkOf.ts";

it.each([
  ["192.0.2.1", "192.0.2.1"],
  ["::ffff:192.0.2.1", "192.0.2.1"],
  ["::FFFF:192.0.2.1", "192.0.2.1"],
  ["::ffff:c000:201", "192.0.2.1"],
  ["0:0:0:0:0:ffff:c000:0201", "192.0.2.1"],
  ["::ffff:102:304", "1.2.3.4"],
  ["::ffff:0:0", "0.0.0.0"],
  ["64:ff9b::192.0.2.1", "192.0.2.1"],
  ["64:ff9b::c000:201", "192.0.2.1"],
  ["192.0.2.1:51000", "192.0.2.1"],
  ["[2001:db8:1:2::9]:51000", "2001:db8:1:2"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:0DB8:0001:0002::9", "2001:db8:1:2"],
  ["2001:db8::1", "2001:db8:0:0"],
  ["2001:db8:1:2:3:4:192.0.2.1", "2001:db8:1:2"],
  ["::1", "0:0:0:0"],
  ["fe80::1%eth0", "fe80:0:0:0"],
  ["somewhere", "somewhere"],
  // A caller who has gone.
  [undefined, "unknown"],
])("%s counts to %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});

it.each([
  ["192.0.2.1", "192.0.2.1"],
  ["::ffff:192.0.2.1", "192.0.2.1"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1"],
  ["2001:db8:1:ffff::9", "2001:db8:1"],
  ["2001:db8::1", "2001:db8:0"],
  [undefined, "unknown"],
])("%s belongs to the site %s", (address, site) => {
  expect(siteOf(address)).toBe(site);
});
