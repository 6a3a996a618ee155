/** What a client may colour. Everything else of the look stays as it is. */
export interface ClientTheme {
  readonly primary: Shades;
  readonly secondary: Shades;
}

/** `#rrggbb` each. */
export interface Shades {
  readonly base: string;
  readonly dark: string;
  readonly light: string;
}

/** Sets the client's colours on an element, the document's root without one. Unset, the navy brand shows. */
export function applyTheme(
  theme: ClientTheme | undefined,
  {
    style,
  }: { style: Pick<CSSStyleDeclaration, "setProperty" | "removeProperty"> } = document.documentElement,
): void {
  for (const role of ["primary", "secondary"] as const)
    for (const shade of ["base", "dark", "light"] as const) {
      const name = `--sb-${role}${shade === "base" ? "" : `-${shade}`}`;
      if (theme === undefined) style.removeProperty(name);
      else style.setProperty(name, theme[role][shade]);
    }
}

/** An SVG document as the address of an image: shown as a picture, its scripts never run. */
export const svgDataUrl = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;
