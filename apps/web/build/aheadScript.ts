import type { Plugin } from "vite";

/**
 * Builds a script of its own that runs before the shell's, and has the document name what it imports before all else: an
 * address has six connections, and what it asks the server for would wait behind the rest of the shell.
 *
 * @param source as its path in this app ends.
 */
export const aheadScript = (source: string): Plugin => ({
  name: "stopbank:ahead-script",
  apply: "build",
  buildStart() {
    this.emitFile({ type: "chunk", id: source, name: "ahead" });
  },
  transformIndexHtml: {
    order: "post",
    handler(html, { bundle = {} }) {
      const chunk = Object.values(bundle).find(
        (file) => file.type === "chunk" && file.facadeModuleId?.endsWith(source) === true,
      );
      if (chunk?.type !== "chunk") throw new Error(`Nothing was built of ${source}.`);
      // One that is not asynchronous would wait for the styles.
      const script = `<script type="module" async crossorigin src="/${chunk.fileName}"></script>`;
      const links = chunk.imports.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
      const others = links.reduce((rest, link) => rest.replace(`    ${link}\n`, ""), html);
      const first = [script, ...links, '<script type="module"'].join("\n    ");
      return others.replace('<script type="module"', first);
    },
  },
});
