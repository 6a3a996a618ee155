import { statesOf } from "@stopbank/ui/testing/states-of";
import { glyphs } from "./glyphs.tsx";

type Name = keyof typeof glyphs;

const Glyph = ({ name }: { readonly name: Name }) => glyphs[name];
const names = Object.keys(glyphs) as Name[];

export default statesOf(
  Glyph,
  Object.fromEntries(names.map((name) => [name, { name }])) as Record<Name, { readonly name: Name }>,
);
