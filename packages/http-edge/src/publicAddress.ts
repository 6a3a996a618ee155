import { lookup as lookUp } from "node:dns";
import { BlockList, isIP, type LookupFunction } from "node:net";
import type { DomainError } from "@stopbank/errors";

/** Addresses that are nobody's in the internet: IANA's special-purpose registries (RFC 6890 and later). */
const special = new BlockList();
for (const [net, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const)
  special.addSubnet(net, bits, "ipv4");
for (const [net, bits] of [
  ["::", 96],
  // Behind these lie IPv4 addresses, special ones too: translated ones (RFC 2765), NAT64, Teredo and 6to4.
  ["::ffff:0:0:0", 96],
  ["64:ff9b::", 96],
  ["64:ff9b:1::", 48],
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["100::", 64],
  ["3fff::", 20],
  ["5f00::", 16],
  ["fc00::", 7],
  ["fe80::", 9],
  ["ff00::", 8],
] as const)
  special.addSubnet(net, bits, "ipv6");

/** Whether an IP address is one of the internet. IPv4 written as IPv6 counts as the IPv4 address. */
export const isPublicAddress = (address: string): boolean => {
  const family = isIP(address);
  return family !== 0 && !special.check(address, family === 4 ? "ipv4" : "ipv6");
};

/**
 * Makes what finds a host's addresses when a connection is made, so that what was checked is what is connected to: a name that
 * leads elsewhere a moment later leads nowhere. It fails with `refusal` where any of them is not of the internet.
 */
export const lookUpPublic =
  (refusal: () => DomainError): LookupFunction =>
  (host, options, done) => {
    lookUp(host, { ...options, all: true }, (error, found) => {
      if (error !== null) return done(error, []);
      if (found.length === 0 || !found.every(({ address }) => isPublicAddress(address)))
        return done(refusal(), []);
      if (options.all === true) return done(null, found);
      const [{ address, family } = { address: "", family: 0 }] = found;
      return done(null, address, family);
    });
  };

/** Whether a URL's host is no address outside the internet, written as one: those are not looked up. A name may be anything. */
export function isPublicHost({ hostname }: Pick<URL, "hostname">): boolean {
  const host = hostname.replace(/^\[|\]$/g, "");
  return isIP(host) === 0 || isPublicAddress(host);
}
