/** The height of rows that are left out where they are out of sight. */
export const GapView = ({ px }: { readonly px: number }) =>
  px > 0 && (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a row that has nothing in it takes no focus.
    <tr className="priority-areas-gap" aria-hidden="true">
      <td style={{ height: px }} />
    </tr>
  );
