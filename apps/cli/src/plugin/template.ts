import type { PluginNames } from "./names.ts";

/** The files of a new plugin by path in its folder: both halves, a route, a page, and a test of each. */
export function pluginFiles({ id, camel, pascal, title, flag }: PluginNames): Record<string, string> {
  return {
    "package.json": `${JSON.stringify(packageJson(id), undefined, 2)}\n`,
    "tsconfig.json": `{\n  "extends": "../../tsconfig.browser.json",\n  "include": ["src"]\n}\n`,
    "README.md": `# ${title}\n\nSwitched on by the client flag \`${flag}\`. CONTRIBUTING.md tells how a plugin is built.\n`,
    "src/manifest.ts": `import type { Manifest } from "@stopbank/plugin-api";

export const manifest = {
  id: "${id}",
  enabledBy: "${flag}",
  pages: [{ path: "/${id}/*?", access: "signed-in" }],
} satisfies Manifest;
`,
    "src/wire.ts": `import { type Static, Type } from "typebox";

/** GET /bff/${id}/summary. */
export const ${pascal}Summary = Type.Object({ sentence: Type.String() });
export type ${pascal}Summary = Static<typeof ${pascal}Summary>;
`,
    "src/domain/sentence.ts": `/** The page's one sentence. Put what the plugin computes in this folder: pure functions, tests beside them. */
export const sentence = (title: string): string => \`\${title} is installed and switched on for your organisation.\`;
`,
    "src/domain/sentence.test.ts": `import { expect, it } from "vitest";
import { sentence } from "./sentence.ts";

it("names the plugin", () => {
  expect(sentence("${title}")).toBe("${title} is installed and switched on for your organisation.");
});
`,
    "src/server/index.ts": `import type { ServerPlugin } from "@stopbank/plugin-api/server";
import { ${camel}Routes } from "./${camel}Routes.ts";

export default {
  mount: async (app) => {
    await app.register(${camel}Routes);
  },
} satisfies ServerPlugin;
`,
    [`src/server/${camel}Routes.ts`]: `import type { FastifyPluginAsync } from "fastify";
import { sentence } from "../domain/sentence.ts";
import { ${pascal}Summary } from "../wire.ts";

export const ${camel}Routes: FastifyPluginAsync = async (app) => {
  app.get("/summary", { schema: { response: { 200: ${pascal}Summary } } }, async () => ({
    sentence: sentence("${title}"),
  }));
};
`,
    [`src/server/${camel}Routes.test.ts`]: `import Fastify from "fastify";
import { expect, it } from "vitest";
import { ${camel}Routes } from "./${camel}Routes.ts";

it("answers the page's sentence", async () => {
  const app = Fastify();
  await app.register(${camel}Routes);
  const response = await app.inject("/summary");
  expect(response.json()).toEqual({ sentence: expect.stringContaining("${title}") });
});
`,
    "src/browser/index.ts": `import { CubeIcon } from "@blueprintjs/icons";
import type { BrowserPlugin } from "@stopbank/plugin-api/browser";

export default {
  contributes: {
    routes: [{ id: "${id}.page", path: "/${id}", layout: "page", load: () => import("./${pascal}Page.tsx") }],
    menu: [{ id: "${id}.menu", label: "${title}", href: "/${id}", icon: CubeIcon, access: "signed-in", order: 90 }],
  },
} satisfies BrowserPlugin;
`,
    [`src/browser/${pascal}Page.tsx`]: `import { useNetwork } from "@stopbank/plugin-api/browser";
import { Failed, Loading } from "@stopbank/ui/states";
import useSWR from "swr";
import type { ${pascal}Summary } from "../wire.ts";

export default function ${pascal}Page() {
  const network = useNetwork();
  const { data, error, mutate } = useSWR<${pascal}Summary, Error>("/bff/${id}/summary", async (path: string) => {
    const response = await network.fetch(path);
    if (!response.ok) throw new Error("The page could not be loaded.");
    return response.json();
  });
  if (error !== undefined) return <Failed error={error} retry={() => void mutate()} />;
  if (data === undefined) return <Loading />;
  return (
    <>
      <h1>${title}</h1>
      <p>{data.sentence}</p>
    </>
  );
}
`,
  };
}

const packageJson = (id: string) => ({
  name: `@stopbank/plugin-${id}`,
  version: "0.1.0",
  private: true,
  type: "module",
  license: "Apache-2.0",
  exports: {
    ".": "./src/manifest.ts",
    "./browser": "./src/browser/index.ts",
    "./server": "./src/server/index.ts",
  },
  scripts: { typecheck: "tsc --noEmit -p ." },
  dependencies: {
    "@blueprintjs/icons": "^6.14.1",
    "@stopbank/plugin-api": "workspace:*",
    "@stopbank/ui": "workspace:*",
    fastify: "^5.12.8",
    react: "^19.3.1",
    swr: "^2.5.1",
    typebox: "^1.4.3",
  },
  devDependencies: { "@types/node": "^24.0.0", "@types/react": "^19.3.0" },
});
