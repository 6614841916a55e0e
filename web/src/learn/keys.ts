/** F6 leads round the regions of a taught table, the coach and the question included. */
export function turn_region(regions: readonly string[], back: boolean): void {
  const stops = ['.coach', '.table > .prompt', ...regions, '.table > .tabs'].flatMap((each) => [...document.querySelectorAll<HTMLElement>(each)]);
  const seen = stops.filter((each) => each.checkVisibility());
  if (!seen.length) return;
  const here = seen.findIndex((each) => each.contains(document.activeElement));
  // From nowhere: the first, or the last going back.
  const next = here < 0 && back ? seen.length - 1 : (here + (back ? -1 : 1) + seen.length) % seen.length;
  const region = seen[next]!;
  const first = region.matches('.coach') ? region : region.querySelector<HTMLElement>('[data-stop][tabindex="0"], button:not([tabindex="-1"]), a, [tabindex="0"]');
  (first ?? region).focus();
}
