/** Takes the room of the columns that are not rendered. */
export function ColumnGap({ width }: { width: number }) {
  return width === 0 ? null : (
    <td className="lens-gap" style={{ width, minWidth: width }} aria-hidden="true" />
  );
}
