import type { PrintPlugin } from "@stopbank/plugin-api/print";

export default {
  reportTemplates: [{ id: "stories.report", template: "story", load: () => import("./StoryReport.tsx") }],
} satisfies PrintPlugin;
