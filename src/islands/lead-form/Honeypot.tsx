/**
 * A field that people and their tools do not see and bots fill in. The attributes tell password managers to leave it
 * alone.
 */
export const Honeypot = () => (
  <div className="honeypot" aria-hidden="true">
    <label>
      Sito web
      <input
        name="website"
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore=""
        data-lpignore="true"
        data-bwignore=""
        data-form-type="other"
      />
    </label>
  </div>
);
