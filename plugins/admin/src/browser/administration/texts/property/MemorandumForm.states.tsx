import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { property } from "../../../../domain/testing/propertySettings.ts";
import { noProperty } from "../../../../domain/texts/property.ts";
import { MemorandumForm } from "./MemorandumForm.tsx";

const written = { settings: property, onChange: unheard };

export default statesOf(MemorandumForm, {
  written,
  empty: { ...written, settings: noProperty },
  "a line too long": {
    ...written,
    settings: { ...noProperty, memorandum: { officer_adds: ["Reports", "word ".repeat(70).trim()] } },
  },
});
