import type { Plugin } from "vite";

/** Builds a script of its own that runs before the shell's. @param source as its path in this app ends. */
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
      return html.replace('<script type="module"', `${script}\n    <script type="module"`);
    },
  },
});
