import type { ClientTheme } from "@stopbank/ui/theme";

/** By the name in the address; with none, the brand that a client without colours has. */
export const brands: Readonly<Record<string, ClientTheme>> = {
  dark: {
    primary: { base: "#0d1b2a", dark: "#050b12", light: "#415a77" },
    secondary: { base: "#d9a441", dark: "#8a5f12", light: "#f0d6a2" },
  },
};
