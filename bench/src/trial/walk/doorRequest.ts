import { type Nameable, pick, type Random, type WalkRequest } from "./nameable.ts";

/** A route of the BFF's own. */
export interface DoorRoute {
  readonly method: string;
  readonly path: string;
}

/** What is passed to the API, which the contract's table covers; what would end every walk; and the demonstration's mailbox. */
const isLeftOut = ({ method, path }: DoorRoute): boolean =>
  method === "HEAD" || /^\/(api|dev\/mail)(\/|$)/.test(path) || (path === "/bff/session" && method !== "GET");

/** Every route that the BFF has besides the API's, read from Fastify's own tree of them, so that new ones are walked too. */
export function doorRoutes(tree: string): readonly DoorRoute[] {
  const above: string[] = [];
  return tree
    .split("\n")
    .flatMap((line): DoorRoute[] => {
      const [, indent = "", part = "", methods = ""] = /^([│ ]*)[├└]── (\S*)(?: \((.*)\))?$/.exec(line) ?? [];
      above.splice(indent.length / 4, above.length, part);
      return methods === "" ? [] : methods.split(", ").map((method) => ({ method, path: above.join("") }));
    })
    .filter((route) => !isLeftOut(route));
}

export function doorRequest(all: readonly DoorRoute[], names: () => Nameable, random: Random): WalkRequest {
  const { method, path: pattern } = pick(all, random) as DoorRoute;
  const path = pattern
    .replace(/:([A-Za-z_]+)/g, (_, name: string) => encodeURIComponent(doorParam(name, names(), random)))
    .replace("*", () => pick(["", "home", "risk", names().client, `icons/${names().client}`], random) ?? "");
  if (method === "GET" || method === "DELETE") return { method, path };
  return { method, path, type: "application/json", body: JSON.stringify(doorBody(pattern, names(), random)) };
}

function doorParam(name: string, names: Nameable, random: Random): string {
  if (name === "id") return pick(names.jobIds, random) ?? "none";
  if (/client/.test(name)) return names.client;
  if (/user/.test(name)) return pick(names.userIds, random) ?? "";
  return pick(["verification.md", "report.md", names.client, "0"], random) ?? "";
}

function doorBody(pattern: string, names: Nameable, random: Random): object {
  if (pattern.startsWith("/bff/jobs")) return { kind: "admin.verify-dataset", params: {} };
  if (pattern.endsWith("/client")) return { client_name: names.client };
  return { client_name: names.client, id: pick(names.jobIds, random) };
}
