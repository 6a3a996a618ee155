interface Looks {
  /** As documents name it, without `portrait-`. */
  readonly name: string;
  readonly title: string;
  readonly skin: string;
  readonly hair: string;
  /** Paths of the hair, behind the head and over it, on a square of 120. */
  readonly behind?: string;
  readonly over: string;
  readonly ground: string;
  readonly clothes: string;
  readonly hasGlasses?: true;
  readonly beard?: string;
}

/** Nobody who exists: faces of a few shapes each. */
const people: readonly Looks[] = [
  {
    name: "mere",
    title: "Mere Tautahi",
    skin: "#b07a52",
    hair: "#221a17",
    behind: "M34 54c0-22 11-36 26-36s26 14 26 36v34H34z",
    over: "M39 52c1-18 9-26 21-26s20 8 21 26c-8-3-13-9-16-16-5 8-14 14-26 16z",
    ground: "#d7e6e3",
    clothes: "#1f6f68",
  },
  {
    name: "ruth",
    title: "Ruth Calder",
    skin: "#e6bd9c",
    hair: "#b9b4ad",
    behind: "M36 52c0-20 10-32 24-32s24 12 24 32c0 9-2 16-5 20H41c-3-4-5-11-5-20z",
    over: "M39 50c0-16 8-25 21-25s21 9 21 25c-5-9-12-13-21-13s-16 4-21 13z",
    ground: "#f3e2d3",
    clothes: "#8a4b2d",
    hasGlasses: true,
  },
  {
    name: "tane",
    title: "Tāne Hōrua",
    skin: "#8f5f3d",
    hair: "#1b1614",
    over: "M38 48c-1-16 8-26 22-26s23 10 22 26l-3-7c-5-6-11-8-19-8s-14 2-19 8z",
    beard: "M41 58c1 20 9 28 19 28s18-8 19-28c-3 9-9 12-19 12s-16-3-19-12z",
    ground: "#dde3ef",
    clothes: "#2c4a78",
  },
  {
    name: "ines",
    title: "Ines Okafor",
    skin: "#6b432c",
    hair: "#17110f",
    behind: "M60 14c20 0 32 15 32 34 0 12-6 22-14 26H42c-8-4-14-14-14-26 0-19 12-34 32-34z",
    over: "M40 48c2-14 9-20 20-20s18 6 20 20c-6-6-12-9-20-9s-14 3-20 9z",
    ground: "#efe3ee",
    clothes: "#6d3d78",
  },
  {
    name: "piers",
    title: "Piers Lindgren",
    skin: "#f0cbae",
    hair: "#c99a55",
    over: "M39 47c-2-15 7-25 21-25 15 0 23 9 21 25-3-6-5-9-8-11-8 3-18 2-25-1-4 2-7 6-9 12z",
    ground: "#e4ead6",
    clothes: "#47632f",
    hasGlasses: true,
  },
];

const draw = ({ skin, hair, behind, over, ground, clothes, hasGlasses, beard }: Looks): string =>
  [
    '<svg xmlns="http://www.w3.org/2000/svg" width="240" height="240" viewBox="0 0 120 120">',
    `<path d="M0 0h120v120H0z" fill="${ground}"/>`,
    behind === undefined ? "" : `<path d="${behind}" fill="${hair}"/>`,
    `<path d="M16 120c2-24 18-34 44-34s42 10 44 34z" fill="${clothes}"/>`,
    `<path d="M50 74h20v16c0 6-20 6-20 0z" fill="${skin}"/>`,
    '<path d="M50 76c6 6 14 6 20 0v6c-6 5-14 5-20 0z" fill="#000000" fill-opacity="0.14"/>',
    `<path d="M60 26c13 0 21 9 21 25 0 19-9 31-21 31s-21-12-21-31c0-16 8-25 21-25z" fill="${skin}"/>`,
    beard === undefined ? "" : `<path d="${beard}" fill="${hair}"/>`,
    `<path d="${over}" fill="${hair}"/>`,
    '<path d="M49 55a2.4 2.4 0 1 1 4.8 0 2.4 2.4 0 1 1-4.8 0zM66.200 55a2.400 2.400 0 1 1 4.800 0 2.400 2.400 0 1 1-4.800 0z" fill="#2a2320"/>',
    hasGlasses
      ? '<path d="M44 55a7.400 7.400 0 1 1 14.800 0 7.400 7.400 0 1 1-14.800 0zM61.200 55a7.400 7.400 0 1 1 14.800 0 7.400 7.400 0 1 1-14.800 0zM58.800 54c.8-.6 1.600-.6 2.400 0" fill="none" stroke="#33302d" stroke-width="1.600"/>'
      : "",
    '<path d="M53 70c4 4 10 4 14 0" fill="none" stroke="#7a3b33" stroke-width="2.200" stroke-linecap="round"/>',
    "</svg>",
  ].join("");

/** Portraits of the people whom the demonstration names, as SVG documents. */
export const portraits = people.map((looks) => ({
  name: `portrait-${looks.name}`,
  svg: draw(looks),
  alternativeText: `${looks.title}, drawn`,
}));
