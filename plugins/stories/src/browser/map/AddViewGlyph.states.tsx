import { statesOf } from "@stopbank/ui/testing/states-of";
import { AddViewGlyph } from "./AddViewGlyph.tsx";

export default statesOf(AddViewGlyph, { drawn: {} });
