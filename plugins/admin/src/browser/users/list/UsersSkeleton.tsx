import { Skeleton } from "@stopbank/ui/states";

const rows = ["first", "second", "third", "fourth", "fifth", "sixth"];

/** The shape of the table: a search, headings and rows. */
export const UsersSkeleton = () => (
  <>
    <Skeleton height={36} width="min(320px, 100%)" />
    <Skeleton height={24} />
    {rows.map((row) => (
      <Skeleton height={40} key={row} />
    ))}
  </>
);
