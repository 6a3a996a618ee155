import type { PrintPlugin } from "@stopbank/plugin-api/print";

export default { reportTemplates: [] } satisfies PrintPlugin;
