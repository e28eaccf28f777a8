/** Growth rings that light up from the pith outward while something is under way. */
export function Loader() {
  return (
    <svg className="loader" viewBox="0 0 64 64" aria-hidden="true">
      <circle cx="32" cy="32" r="9" />
      <circle cx="31.5" cy="32.4" r="15.5" />
      <circle cx="32.3" cy="31.8" r="22" />
      <circle cx="31.8" cy="32.2" r="28.5" />
    </svg>
  );
}
