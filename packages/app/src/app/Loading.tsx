/** Shown while it isn't known yet what may be shown (specification, section 2). */
export function Loading() {
  return <p role="status">Loading...</p>;
}
