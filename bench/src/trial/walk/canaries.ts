/** A client of the walk, and by what its things are known wherever they turn up. Both are letters and digits, so that no coding changes them. */
export interface Canary {
  /** The client's name, which is in the name of each thing of its own: a caller may know it, and send it. */
  readonly name: string;
  /** In every text of the client's. Nobody sends it but its own people. */
  readonly secret: string;
  /** West of all that it has, in degrees: no two share a place, nor the digits of one. */
  readonly west: number;
}

/** Visitors see the first. */
export const canaries: readonly [Canary, Canary, Canary] = [
  { name: "keaq7zxw", secret: "hushkea4vw9sm", west: 171.271_93 },
  { name: "tuib3nfk", secret: "hushtui8dr2hp", west: 174.483_61 },
  { name: "wekam5jd", secret: "hushweka6yt3c", west: 177.659_37 },
];

export const emailOf = ({ name }: Canary, who: string) => `${who}@${name}.example`;
