import { BlockList, isIPv6, SocketAddress } from "node:net";

/** Addresses whose last 32 bits are an IPv4 address: mapped ones (RFC 4291) and those of NAT64 (RFC 6052). */
const holdingIPv4 = new BlockList();
holdingIPv4.addSubnet("::ffff:0:0", 96, "ipv6");
holdingIPv4.addSubnet("64:ff9b::", 96, "ipv6");

/** What a caller who has gone counts to: no socket has an address then. */
const unknown = "unknown";

/**
 * Where an address counts to: itself, or for IPv6 its /64, of which one household or server has all. An IPv4 address
 * written as IPv6, with dots or without, is the IPv4 address.
 *
 * @param address as a socket or a trusted proxy gives it, which may add a port; undefined once the caller has gone.
 */
export const networkOf = (address: string | undefined): string => prefixOf(address, 4);

/**
 * The same for what everybody shares, where having many networks must not help: for IPv6 its /48, the most that one place is
 * usually given, which has 65,536 networks.
 */
export const siteOf = (address: string | undefined): string => prefixOf(address, 3);

/** @param count how many groups of 16 bits of an IPv6 address. */
function prefixOf(address: string | undefined, count: number): string {
  if (address === undefined) return unknown;
  const host = isIPv6(address) ? address : (SocketAddress.parse(address)?.address ?? address);
  if (!isIPv6(host)) return host;
  const groups = groupsOf(host);
  if (holdingIPv4.check(host, "ipv6"))
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 0xff])
      .join(".");
  return groups
    .slice(0, count)
    .map((group) => group.toString(16))
    .join(":");
}

/** The eight groups of an IPv6 address, without its zone. */
function groupsOf(address: string): number[] {
  // A URL has it in hexadecimal throughout.
  const { hostname } = new URL(`http://[${address.split("%", 1)[0]}]`);
  const [head = "", tail = ""] = hostname.slice(1, -1).split("::", 2);
  const read = (text: string) =>
    text === "" ? [] : text.split(":").map((group) => Number.parseInt(group, 16));
  const [written, behind] = [read(head), read(tail)];
  return [...written, ...Array<number>(8 - written.length - behind.length).fill(0), ...behind];
}
