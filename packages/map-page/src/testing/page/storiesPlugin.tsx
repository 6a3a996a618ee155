import { BookIcon, CubeIcon, LayersIcon } from "@blueprintjs/icons";
import { gauges, gaugesTool } from "@stopbank/map/testing/gauges";
import type { TestedPlugin } from "@stopbank/plugin-api/testing/browser";

/** A stranger's plugin that adds to both drawers of a page, and to its map. */
export const storiesPlugin: TestedPlugin = {
  manifest: { id: "tales", flags: ["riskStories"] },
  plugin: {
    contributes: {
      drawerTabs: [
        {
          id: "tales.layers",
          page: "risk",
          side: "right",
          label: "Layers",
          icon: LayersIcon,
          order: 10,
          load: async () => ({ default: () => <p>Layers of the map</p> }),
        },
        {
          id: "tales.figures",
          page: "risk",
          side: "right",
          label: "Figures",
          icon: CubeIcon,
          order: 20,
          load: async () => ({ default: () => <p>Figures of the map</p> }),
          loadFoot: async () => ({ default: () => <footer>Where they are from</footer> }),
        },
        {
          id: "tales.stories",
          page: "risk",
          side: "left",
          label: "Stories",
          address: "stories",
          leadsMap: true,
          icon: BookIcon,
          flag: "riskStories",
          load: async () => ({ default: () => <p>Once upon a flood</p> }),
        },
        {
          id: "tales.sources",
          page: "risk",
          side: "left",
          label: "Sources",
          icon: BookIcon,
          flag: "riskStories",
          load: async () => ({ default: () => <p>Who told them</p> }),
        },
        {
          id: "tales.inputs",
          page: "property",
          side: "left",
          tab: "inputs",
          label: "Inputs",
          icon: CubeIcon,
          load: async () => ({ default: () => <p>What is asked of a property</p> }),
        },
      ],
      mapFeatures: [{ id: "tales.gauges", page: "risk", flag: "riskStories", load: async () => gauges }],
      mapTools: [{ id: "tales.place", page: "risk", flag: "riskStories", load: async () => gaugesTool }],
    },
  },
};
