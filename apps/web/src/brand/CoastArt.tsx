/** A quiet coast, drawn as a chart would: hills by contour, a river over its plain, depth by shade. */
export function CoastArt({ className = "" }: { className?: string }) {
  return (
    <svg
      aria-hidden="true"
      className={`coast ${className}`}
      preserveAspectRatio="xMidYMid slice"
      viewBox="0 0 1200 480"
    >
      <rect className="coast-deep" height="480" width="1200" />
      {shelves.map(({ path, opacity }) => (
        <path className="coast-shelf" d={path} key={path} opacity={opacity} />
      ))}
      <path className="coast-land" d={shore} />
      <g className="coast-contours">
        {contours.map((path) => (
          <path d={path} key={path} />
        ))}
      </g>
      <path className="coast-plain" d={plain} />
      <path className="coast-river" d={river} />
      <g className="coast-streets">
        {streets.map((path) => (
          <path d={path} key={path} />
        ))}
      </g>
      <path className="coast-surf" d={surf} />
    </svg>
  );
}

const shore =
  "M1200 0H470C452 34 486 62 474 98c-12 38-70 44-78 88-7 38 44 58 40 98-4 36-58 50-56 92 2 40 44 62 36 104H1200Z";
const surf = "M458 0c-18 34 16 62 4 98-12 38-70 44-78 88-7 38 44 58 40 98-4 36-58 50-56 92 2 40 44 62 36 104";
const shelves = [
  {
    path: "M1200 0H250c-30 60 40 100 20 170s-90 90-60 170 60 80 40 140H1200Z",
    opacity: 0.35,
  },
  {
    path: "M1200 0H360c-24 50 30 84 14 140-14 52-66 66-52 132 12 56 46 66 24 112-14 32 20 60 18 96H1200Z",
    opacity: 0.5,
  },
];
const plain =
  "M436 284c-4 36-58 50-56 92 2 24 18 42 28 62 120-10 180-64 262-88 96-28 150-22 204-66 20-16 12-40-16-42-80-6-130 40-220 38-80-2-134-24-202 4Z";
const river =
  "M404 356c60-6 96-40 160-46 70-6 100 18 168 0 60-16 84-48 140-52 66-5 96 28 156 8 60-20 90-70 172-78";
const streets = [
  "M470 330l96-16M486 364l104-30M500 318l22 66M548 306l26 62M600 298l20 50",
  "M640 322l86-12M652 346l70-22M672 306l14 50M706 300l12 44",
];
const contours = [
  "M560 0c-10 40 30 70 20 110s-40 60-10 96 90 20 150 6 110-50 180-44 120 30 180 6 70-50 120-50",
  "M640 0c-6 34 26 62 16 98s-20 50 10 74 70 10 120-6 90-50 150-44 110 26 160 0 60-40 104-40",
  "M730 0c-4 28 20 54 12 84s4 52 40 48 70-44 130-40 110 24 150-4 60-32 138-34",
  "M830 0c-2 24 14 44 10 66s20 26 60 8 90-10 130-22 60-30 90-52",
  "M560 480c-4-30 40-44 90-66s90-30 150-44 90-50 150-56 110 30 250 6",
  "M690 480c10-24 60-40 110-52s80-50 150-58 130 30 250 4",
  "M830 480c20-20 60-34 110-40s110 20 260 6",
];
