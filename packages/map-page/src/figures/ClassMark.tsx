import type { ClassLook } from "../classes/damageClasses.ts";

/** A class by colour and word, never by colour alone. */
export const ClassMark = ({ look }: { readonly look: ClassLook & { readonly isHatched: boolean } }) => (
  <span className="map-page-class">
    <i
      aria-hidden="true"
      className={look.isHatched ? "map-page-hatch" : ""}
      style={look.isHatched ? undefined : { background: look.colour }}
    />
    {look.label}
  </span>
);
