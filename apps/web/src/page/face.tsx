/** A face: of a seat, of a level, or of any other bot. */
export function Face({ name }: { readonly name: string }) {
  return <img class="face" src={`./faces/${name}.svg`} alt="" width="64" height="64" />;
}

/** The face of a seat, in the color that it has at the table. */
export const seatFace = (seat: number): string => `seat-${seat % 6}`;
