import type { Route } from "@stopbank/contract/route";
import { routes } from "@stopbank/contract/routes";
import type { Plugin } from "vite";

/**
 * Gives the browser the route table without its schemas, some 30 kB of packed JavaScript: the client reads no more of a
 * call than this, and what goes out and comes back is checked by the server. Types are the whole table's.
 *
 * @param without calls that no page of this build makes.
 */
export const callsOnly = (without: readonly (keyof typeof routes)[] = []): Plugin => ({
  name: "stopbank:calls-only",
  load(id) {
    if (!id.endsWith("/packages/contract/src/routes/table.ts")) return null;
    const made = Object.entries(routes).filter(([name]) => !without.some((each) => each === name));
    const calls = made.map(([name, route]) => {
      const { method, path, wildcard, consumes, produces }: Route = route;
      // That a path goes on is asked, and not what may stand there.
      const rest = { wildcard: wildcard === undefined ? undefined : "", consumes, produces };
      const given = [path, method, rest].map((part) => JSON.stringify(part));
      // Most calls read, and need nothing more.
      const needed =
        JSON.stringify(rest) !== "{}" ? given : method === "GET" ? given.slice(0, 1) : given.slice(0, 2);
      return `${name}:c(${needed})`;
    });
    return `const c=(path,method="GET",rest)=>({method,path,...rest});export const routes={${calls}};`;
  },
});
