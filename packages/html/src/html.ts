/** Text that is markup already. */
export interface Html {
  readonly text: string;
}

/** Markup in which everything put in is escaped, unless it is markup itself. */
export const html = (parts: TemplateStringsArray, ...values: readonly (string | Html)[]): Html => ({
  text: parts.reduce((text, part, i) => text + markupOf(values[i - 1] ?? "") + part),
});

export const joined = (pieces: readonly Html[]): Html => ({ text: pieces.map(({ text }) => text).join("") });

const markupOf = (value: string | Html): string => (typeof value === "string" ? escaped(value) : value.text);

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
