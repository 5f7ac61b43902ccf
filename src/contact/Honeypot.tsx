/**
 * A field that only robots fill in: services for forms drop a message that has it. Formspree, Basin and Getform
 * know it by this name.
 */
export function Honeypot() {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <input name="_gotcha" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
