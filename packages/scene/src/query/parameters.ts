/** What an address holds: names and texts, unescaped, in their order. */
export type Parameters = readonly (readonly [name: string, text: string])[];
