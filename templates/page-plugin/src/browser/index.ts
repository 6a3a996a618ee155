import { NumericalIcon } from "@blueprintjs/icons";
import type { BrowserPlugin } from "@stopbank/plugin-api/browser";

export default {
  contributes: {
    routes: [
      {
        id: "sample-figures.page",
        path: "/sample-figures",
        layout: "page",
        load: () => import("./SampleFiguresPage.tsx"),
      },
    ],
    paletteActions: [
      {
        id: "sample-figures.count",
        label: "Count elements by layer",
        href: "/sample-figures",
        access: "signed-in",
      },
    ],
    menu: [
      {
        id: "sample-figures.menu",
        label: "Sample figures",
        href: "/sample-figures",
        icon: NumericalIcon,
        access: "signed-in",
        order: 90,
      },
    ],
  },
} satisfies BrowserPlugin;
