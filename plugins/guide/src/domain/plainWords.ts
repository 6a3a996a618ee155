/** Words as they are looked for: small letters without macrons and other marks, one space between. */
export const plainWords = (text: string): string =>
  text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace(/\s+/g, " ").trim();
