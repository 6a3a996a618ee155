import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { LogoField } from "./LogoField.tsx";

const there = {
  label: "Full logo",
  about: "Beside the terms, on white.",
  svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 40"><path d="M0 20h160v20H0z" fill="#c4622d"/></svg>',
  isOnDark: false,
  isWorking: false,
  problem: undefined,
  onFile: unheard,
  onRemove: unheard,
};

export default statesOf(LogoField, {
  there,
  none: { ...there, svg: "" },
  "on dark": { ...there, label: "White logo", isOnDark: true },
  working: { ...there, isWorking: true },
  refused: { ...there, problem: "This SVG cannot be a logo: it has <script>." },
});
