import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { SiteLinksForm } from "./SiteLinksForm.tsx";

export default statesOf(SiteLinksForm, {
  empty: { links: { moved_pages: [] }, onChange: unheard },
  many: {
    links: {
      access_site: "https://access.larkhaven.example",
      website: "larkhaven.example",
      moved_pages: [
        { from: "/viewer/*", to: "https://maps.larkhaven.example", name: "The viewer" },
        { from: "", to: "" },
      ],
    },
    onChange: unheard,
  },
});
