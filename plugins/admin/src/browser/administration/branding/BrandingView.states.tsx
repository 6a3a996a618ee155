import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { BrandingView } from "./BrandingView.tsx";

const saved = {
  branding: {
    display_name: "Larkhaven District Council",
    primary: "#0b2545",
    secondary: "#c4622d",
    logos: { full: "", simple: "", whiteFull: "", whiteSimple: "" },
    default_location: null,
    feedback_url: null,
    contact_name: null,
    methods_report_url: "/methods",
  },
  isLocationUnsound: false,
  location: <p>Where maps begin</p>,
  preview: <p>The preview</p>,
  reading: undefined,
  problems: {},
  isLate: false,
  isChanged: false,
  isWorking: false,
  onChange: unheard,
  onLogoFile: unheard,
  onKeepMine: unheard,
  onSave: unheard,
  onDrop: unheard,
};
const changed = { ...saved, isChanged: true };

export default statesOf(BrandingView, {
  saved,
  changed,
  unreadable: { ...changed, branding: { ...saved.branding, primary: "#ffd000" } },
  "hard to see": { ...changed, branding: { ...saved.branding, secondary: "#d9a441" } },
  "wrong address": { ...changed, branding: { ...saved.branding, feedback_url: "http://x" } },
  "no contact": { ...changed, branding: { ...saved.branding, contact_name: "   " } },
  "a logo refused": { ...changed, problems: { full: "This SVG cannot be a logo: it has <script>." } },
  reading: { ...changed, reading: "full" },
  late: { ...changed, isLate: true },
  working: { ...changed, isWorking: true },
});
