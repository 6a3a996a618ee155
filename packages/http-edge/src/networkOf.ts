import { isIPv6 } from "node:net";

/**
 * Where an address counts to: itself, or for IPv6 its /64, of which one household or server has all. An IPv4 address
 * written as IPv6 is the IPv4 address.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const [plain = ""] = address.toLowerCase().split("%", 1);
  if (!isIPv6(plain)) return address;
  const [head = "", tail] = plain.split("::", 2);
  const groups = (text: string) => (text === "" ? [] : text.split(":"));
  const written = groups(head);
  const behind = groups(tail ?? "");
  // A dotted quad at the end stands for two groups.
  const width = written.length + behind.length + (plain.includes(".") ? 1 : 0);
  const zeros = tail === undefined ? 0 : 8 - width;
  return [...written, ...Array<string>(zeros).fill("0"), ...behind]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
}
